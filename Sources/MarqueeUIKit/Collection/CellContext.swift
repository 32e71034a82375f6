#if os(iOS) || UIKIT_DOUBLE
  public import MarqueeScreen

  /// The context of a cell.
  public struct CellContext: Sendable {
    /// The item.
    public let item: ScreenItem
    /// The section of the item.
    public let section: ScreenSection
    /// The form of prices, ratings and counts.
    public let figures: Figures
    /// What cells look like.
    public let theme: Theme
  }
#endif
