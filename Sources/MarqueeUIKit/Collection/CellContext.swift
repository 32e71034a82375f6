#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeFigures
  public import MarqueeScreen

  /// What a cell is for.
  public struct CellContext: Sendable {
    /// The item.
    public let item: ScreenItem
    /// The section that it is in.
    public let section: ScreenSection
    /// The form of prices, ratings and counts.
    public let figures: Figures
  }
#endif
