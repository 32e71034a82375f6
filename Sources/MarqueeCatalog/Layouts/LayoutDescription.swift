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
  /// How the section scrolls across the screen's direction; one of ``scrollingBehaviors``.
  public var orthogonalScrollingBehavior: String?
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
      "orthogonalScrollingBehavior", .word(scrollingBehaviors),
      "How the section scrolls across the screen's direction."),
    Field("header", .dictionary(.boundaryItem), "What stands above the section."),
    Field("footer", .dictionary(.boundaryItem), "What stands below the section."),
    Field(
      "list", .dictionary(.list), .requiredUnless("group"),
      "Rows as a list, in place of item and group."),
  ]

  /// The scrolling behaviors, as in `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package static let scrollingBehaviors = [
    "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
    "groupPagingCentered",
  ]

  /// A list section.
  public struct List: Hashable, Sendable, Decodable {
    /// One of ``appearances``.
    public var appearance: String
    /// One of ``headerModes``; `none` where absent.
    public var headerMode: String?
    /// One of ``footerModes``; `none` where absent.
    public var footerMode: String?

    /// The appearances, as in `UICollectionLayoutListConfiguration.Appearance`.
    package static let appearances = [
      "plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain",
    ]
    /// The header modes, as in `UICollectionLayoutListConfiguration.HeaderMode`.
    package static let headerModes = ["none", "supplementary", "firstItemInSection"]
    /// The footer modes, as in `UICollectionLayoutListConfiguration.FooterMode`.
    package static let footerModes = ["none", "supplementary"]

    /// What authors write.
    static let fields: [Field] = [
      Field("appearance", .word(appearances), .required, "What the list looks like."),
      Field("headerMode", .word(headerModes), "Where the header comes from."),
      Field("footerMode", .word(footerModes), "Where the footer comes from."),
    ]
  }
}
