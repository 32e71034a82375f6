#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  // The public API uses sources and figures, so importing this module imports them too.
  @_exported public import MarqueeFigures
  @_exported public import MarqueeSolver
  @_exported public import MarqueeSources
#endif
