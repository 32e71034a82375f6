#if os(iOS)
  /// Whether an item comes into sight or leaves it.
  public enum CatalogDisplay: Hashable, Sendable {
    /// Its cell is about to be shown, or the screen is no longer covered by another one.
    case appeared
    /// Its cell is not shown any more, shows another item, or is covered by another screen.
    case disappeared
  }
#endif
