#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  // A catalog is shown from a source, with its figures, so whoever imports it has them too.
  @_exported public import MarqueeFigures
  @_exported public import MarqueeSolver
  @_exported public import MarqueeSources
#endif
