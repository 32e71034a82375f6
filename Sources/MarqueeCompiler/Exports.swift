// The API uses these modules, so importing the compiler imports them too.
@_exported public import MarqueeCatalog
@_exported public import MarqueeDiagnostics
@_exported public import MarqueeScreen
@_exported public import MarqueeSolver
