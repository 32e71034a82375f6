import MarqueeLayout

/// What authors write in layouts.
///
/// The values of `MarqueeLayout` read it, which a test sees to.
enum LayoutFields {
  /// A layout in `layouts`.
  static let section: [Field] = [
    Field("item", .dictionary(.layoutItem), "The item; without one, it fills the group."),
    Field("group", .dictionary(.layoutGroup), .requiredUnless("list"), "The group."),
    Field("contentInsets", .dictionary(.insets), "The room around the section, in points."),
    Field("interGroupSpacing", .number, "The room between groups, in points."),
    Field(
      "orthogonalScrollingBehavior",
      .word(OrthogonalScrollingBehavior.allCases.map(\.rawValue)),
      "How the section scrolls across the screen's direction."),
    Field("header", .dictionary(.boundaryItem), "The view above the section."),
    Field("footer", .dictionary(.boundaryItem), "The view below the section."),
    Field(
      "list", .dictionary(.list), .requiredUnless("group"),
      "Rows as a list, in place of item and group."),
  ]

  /// An item of a layout.
  static let item: [Field] =
    size + [Field("contentInsets", .dictionary(.insets), "The room around the cell.")]

  /// A group, and an item or group inside a group.
  static let group: [Field] =
    size + [
      Field("contentInsets", .dictionary(.insets), "The room around the group's items."),
      Field(
        "axis", .word(LayoutAxis.allCases.map(\.rawValue)),
        "The direction in which items follow each other."),
      Field("count", .integer(atLeast: 1), "How many equal items the group holds."),
      Field("interItemSpacing", .dictionary(.spacing), "The room between items."),
      Field(
        "subitems", .array(.layoutSubitem), "Items and groups, in place of the layout's item."),
    ]

  private static let size: [Field] = [
    Field("width", .dictionary(.dimension), .required, "The width."),
    Field("height", .dictionary(.dimension), .required, "The height."),
  ]

  /// The size along one side.
  static let dimension: [Field] = [
    Field("fractionalWidth", .number, "A fraction of the container's width."),
    Field("fractionalHeight", .number, "A fraction of the container's height."),
    Field("absolute", .number, "A length in points."),
    Field("estimated", .number, "A first guess in points."),
  ]

  /// The room between items.
  static let spacing: [Field] = [
    Field("fixed", .number, "A length in points."),
    Field("flexible", .number, "The least length in points."),
  ]

  /// The room around something.
  static let insets: [Field] = ["top", "leading", "bottom", "trailing"].map {
    Field($0, .number, "The room on this side, in points.")
  }

  /// A header or a footer.
  static let boundaryItem: [Field] =
    size + [
      Field(
        "alignment", .word(RectAlignment.allCases.filter { $0 != .none }.map(\.rawValue)),
        "Where it is placed at the section."),
      Field("pinToVisibleBounds", .boolean, "Whether it stays in sight."),
      Field("extendsBoundary", .boolean, "Whether it makes the section larger."),
    ]

  /// A list section.
  static let list: [Field] = [
    Field(
      "appearance", .word(ListConfiguration.Appearance.allCases.map(\.rawValue)), .required,
      "What the list looks like."),
    Field(
      "headerMode", .word(ListConfiguration.HeaderMode.allCases.map(\.rawValue)),
      "Where the header comes from."),
    Field(
      "footerMode", .word(ListConfiguration.FooterMode.allCases.map(\.rawValue)),
      "Where the footer comes from."),
  ]
}
