/// A layout as authors write it, in UIKit's words.
public struct LayoutDescription: Hashable, Sendable, Decodable {
  /// The item; where there is none, an item fills its group.
  public var item: Item?
  /// The group; `nil` for a list.
  public var group: Group?
  /// The room around the section, in points.
  public var contentInsets: Insets?
  /// The room between groups, in points.
  public var interGroupSpacing: Double?
  /// How the section scrolls across the screen's direction; not at all where absent.
  public var orthogonalScrollingBehavior: ScrollingBehavior?
  /// What stands above the section.
  public var header: BoundaryItem?
  /// What stands below the section.
  public var footer: BoundaryItem?
  /// Rows as a list; replaces item and group.
  public var list: List?
}

extension LayoutDescription {
  /// What authors write.
  static let fields: [Field] = [
    Field("item", .dictionary(.layoutItem), "The item; without one, it fills the group."),
    Field("group", .dictionary(.layoutGroup), .requiredUnless("list"), "The group."),
    Field("contentInsets", .dictionary(.insets), "The room around the section, in points."),
    Field("interGroupSpacing", .number, "The room between groups, in points."),
    Field(
      "orthogonalScrollingBehavior", .word(ScrollingBehavior.allCases.map(\.rawValue)),
      "How the section scrolls across the screen's direction."),
    Field("header", .dictionary(.boundaryItem), "What stands above the section."),
    Field("footer", .dictionary(.boundaryItem), "What stands below the section."),
    Field(
      "list", .dictionary(.list), .requiredUnless("group"),
      "Rows as a list, in place of item and group."),
  ]

  /// As in `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum ScrollingBehavior: String, Hashable, Sendable, Decodable, CaseIterable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// A list section.
  public struct List: Hashable, Sendable, Decodable {
    /// What the list looks like.
    public var appearance: Appearance
    /// Where the header comes from; there is none where absent.
    public var headerMode: HeaderMode?
    /// Where the footer comes from; there is none where absent.
    public var footerMode: FooterMode?

    /// As in `UICollectionLayoutListConfiguration.Appearance`.
    public enum Appearance: String, Hashable, Sendable, Decodable, CaseIterable {
      case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// As in `UICollectionLayoutListConfiguration.HeaderMode`.
    public enum HeaderMode: String, Hashable, Sendable, Decodable, CaseIterable {
      case none, supplementary, firstItemInSection
    }

    /// As in `UICollectionLayoutListConfiguration.FooterMode`.
    public enum FooterMode: String, Hashable, Sendable, Decodable, CaseIterable {
      case none, supplementary
    }

    /// What authors write.
    static let fields: [Field] = [
      Field(
        "appearance", .word(Appearance.allCases.map(\.rawValue)), .required,
        "What the list looks like."),
      Field(
        "headerMode", .word(HeaderMode.allCases.map(\.rawValue)), "Where the header comes from."),
      Field(
        "footerMode", .word(FooterMode.allCases.map(\.rawValue)), "Where the footer comes from."),
    ]
  }
}
