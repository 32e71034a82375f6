/// The appearance of a list section.
///
/// The counterpart of UIKit's `UICollectionLayoutListConfiguration`, without the parts that do not
/// affect frames, and without `headerTopPadding`: frames are those of a padding of 0, while UIKit
/// adds an undocumented one above the headers of plain lists from iOS 15 on.
public struct ListConfiguration: Hashable, Sendable {
  /// The style of the list.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge; headers stay visible.
    case plain
    /// Groups of rows from edge to edge, with space between them.
    case grouped
    /// Groups of rows in rounded boxes.
    case insetGrouped
    /// The list at the side of a split view.
    case sidebar
    /// A sidebar that looks like a plain list.
    case sidebarPlain
  }

  /// The source of a section's header.
  public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
    /// No header.
    case none
    /// A supplementary view.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// The source of a section's footer.
  public enum FooterMode: String, Hashable, Sendable, CaseIterable {
    /// No footer.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// The style of the list.
  public var appearance: Appearance
  /// The source of headers.
  public var headerMode: HeaderMode
  /// The source of footers.
  public var footerMode: FooterMode

  /// Makes a configuration; by default it has no header and no footer.
  public init(
    appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
  }
}
