#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeSources

  /// What a catalog shows while it has no sections.
  public enum CatalogState: Hashable, Sendable {
    /// The first screen is on its way.
    case loading
    /// The screen has no sections.
    case empty
    /// No screen could be loaded.
    case failed(ScreenSourceError)
  }
#endif
