#if os(iOS)
  /// Whether an item comes into sight or leaves it.
  public enum CatalogDisplay: Hashable, Sendable {
    /// Its cell is about to be shown.
    case appeared
    /// Its cell is not shown any more, or shows another item.
    case disappeared
  }
#endif
