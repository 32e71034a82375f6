// What a report is made of, so that whoever imports the compiler needs nothing else.
@_exported public import MarqueeCatalog
@_exported public import MarqueeDiagnostics
@_exported public import MarqueeScreen
@_exported public import MarqueeSolver
