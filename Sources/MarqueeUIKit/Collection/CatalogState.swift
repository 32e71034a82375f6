#if os(iOS)
  public import MarqueeSources

  /// The state of a catalog while it shows no sections.
  public enum CatalogState: Hashable, Sendable {
    /// The first screen is being loaded.
    case loading
    /// The screen has no sections.
    case empty
    /// No screen could be loaded.
    case failed(ScreenSourceError)
  }
#endif
