/// What a list section looks like.
///
/// The counterpart of UIKit's `UICollectionLayoutListConfiguration`, without what has no frame.
public struct ListConfiguration: Hashable, Sendable {
  /// The style of the list.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge; headers stay in sight.
    case plain
    /// Groups of rows from edge to edge, with room between them.
    case grouped
    /// Groups of rows in rounded boxes.
    case insetGrouped
    /// The list at the side of a split view.
    case sidebar
    /// The same, looking like a plain list.
    case sidebarPlain
  }

  /// Where a header comes from.
  public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none
    /// A view of its own.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// Where a footer comes from.
  public enum FooterMode: String, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none
    /// A view of its own.
    case supplementary
  }

  /// The style of the list.
  public var appearance: Appearance
  /// Where headers come from.
  public var headerMode: HeaderMode
  /// Where footers come from.
  public var footerMode: FooterMode

  /// Makes a configuration; without more than an appearance there is no header and no footer.
  public init(
    appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
  }
}
