#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  // A catalog is shown from a source, so whoever imports it has them too.
  @_exported public import MarqueeSources
#endif
