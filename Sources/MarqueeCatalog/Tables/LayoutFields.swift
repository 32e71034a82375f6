import MarqueeScreen

/// The fields of layouts.
///
/// Their decoding must accept them, which a test ensures.
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
    Field(
      "orthogonalScrollingProperties", .dictionary(.orthogonalScrollingProperties),
      "How such scrolling feels, from iOS 17 on."),
    Field(
      "contentInsetsReference", .word(ContentInsetsReference.allCases.map(\.rawValue)),
      "What the section keeps clear of before its own insets; 'safeArea' if absent."),
    Field("header", .dictionary(.boundaryItem), "The view above the section."),
    Field("footer", .dictionary(.boundaryItem), "The view below the section."),
    Field(
      "boundarySupplementaryItems", .array(.boundarySupplementaryItem),
      "Further views at the section's edges, each with an element kind of its own."),
    Field(
      "supplementariesFollowContentInsets", .boolean,
      "Whether headers and footers stay inside 'contentInsets'; they do if absent."),
    Field(
      "supplementaryContentInsetsReference",
      .word(ContentInsetsReference.allCases.map(\.rawValue)),
      "What headers and footers keep clear of, in place of 'contentInsets'."),
    Field("decorationItems", .array(.decorationItem), "Backgrounds of the section."),
    Field(
      "list", .dictionary(.list), .requiredUnless("group"),
      "Rows as a list, in place of item and group, with no padding above headers."),
  ]

  /// The settings of the layout of a whole screen.
  static let configuration: [Field] = [
    Field(
      "scrollDirection", .word(LayoutAxis.allCases.map(\.rawValue)),
      "The direction in which the screen scrolls; 'vertical' if absent."),
    Field("interSectionSpacing", .number, "The room between sections, in points."),
    Field(
      "contentInsetsReference", .word(ContentInsetsReference.allCases.map(\.rawValue)),
      "What sections keep clear of that do not say it themselves; 'safeArea' if absent."),
    Field(
      "boundarySupplementaryItems", .array(.boundarySupplementaryItem),
      "Headers and footers of the whole screen."),
  ]

  /// An item of a layout.
  static let item: [Field] =
    size + [
      Field("contentInsets", .dictionary(.insets), "The room around the cell, inside its place."),
      aroundPlace, attached,
    ]

  /// A group, and an item or group inside a group.
  static let group: [Field] =
    size + [
      Field("contentInsets", .dictionary(.insets), "The room around the group's items."),
      aroundPlace, attached,
      Field(
        "axis", .word(LayoutAxis.allCases.map(\.rawValue)),
        "The direction in which items follow each other."),
      Field("count", .integer(atLeast: 1), "How many equal items the group holds."),
      Field("interItemSpacing", .dictionary(.spacing), "The room between items."),
      Field(
        "subitems", .array(.layoutSubitem), "Items and groups, in place of the layout's item."),
      Field(
        "frames", .array(.customFrame),
        "Frames of a custom group, one for each item, in place of axis and subitems."),
    ]

  private static let aroundPlace = Field(
    "edgeSpacing", .dictionary(.edgeSpacing), "The room around it, outside its place.")

  private static let attached = Field(
    "supplementaryItems", .array(.supplementaryItem), "Badges and the like that are attached to it."
  )

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
    Field(
      "uniformAcrossSiblings", .number,
      "A first guess in points; then all such items of a group are as large as the largest. From iOS 17 on, 'estimated' before."
    ),
  ]

  /// The space between items.
  static let spacing: [Field] = [
    Field("fixed", .number, "A length in points."),
    Field("flexible", .number, "The least length in points."),
  ]

  /// The space around something.
  static let insets: [Field] = ["top", "leading", "bottom", "trailing"].map {
    Field($0, .number, "The room on this side, in points.")
  }

  /// A header or a footer.
  static let boundaryItem: [Field] =
    size + [alignment(RectAlignment.allCases.filter { $0 != .none })] + boundaryItemRest

  /// A view at an edge of a section, or of the whole screen, with its own name.
  static let boundarySupplementaryItem: [Field] =
    [elementKind] + size + [alignment(RectAlignment.allCases)] + boundaryItemRest

  private static func alignment(_ cases: [RectAlignment]) -> Field {
    Field("alignment", .word(cases.map(\.rawValue)), "Where it is placed at the section.")
  }

  private static let boundaryItemRest: [Field] = [
    Field("offset", .dictionary(.offset), "How far it is moved from there, in points."),
    Field("pinToVisibleBounds", .boolean, "Whether it stays in sight."),
    Field("extendsBoundary", .boolean, "Whether it makes the section larger."),
    zIndex,
  ]

  private static let elementKind = Field(
    "elementKind", .identifier, .required, "The name by which the app is asked for the view.")

  private static let zIndex = Field(
    "zIndex", .integer(atLeast: nil), "How far in front it is drawn.")

  /// A badge or similar view.
  static let supplementaryItem: [Field] =
    [elementKind] + size + [
      Field(
        "containerAnchor", .dictionary(.anchor), .required,
        "The point of the cell or group at which it is placed."),
      Field(
        "itemAnchor", .dictionary(.anchor),
        "The point of the badge that is put there; the one with the same edges if absent."),
      zIndex,
    ]

  /// A point of a rectangle.
  static let anchor: [Field] = [
    Field(
      "edges", .list(Field("", .word(DirectionalRectEdge.names.map(\.name)), "An edge.")),
      .required,
      "The edges that the point lies on; the middle where two are opposite or none is named."),
    Field("absoluteOffset", .dictionary(.offset), "The distance from there, in points."),
    Field(
      "fractionalOffset", .dictionary(.offset),
      "The distance from there, in parts of the badge's own size."),
  ]

  /// A distance.
  static let offset: [Field] = [
    Field("x", .number, "To the trailing side."), Field("y", .number, "Downwards."),
  ]

  /// A background.
  static let decorationItem: [Field] = [
    elementKind, Field("contentInsets", .dictionary(.insets), "The room around the background."),
    zIndex,
  ]

  /// The space around an item or group.
  static let edgeSpacing: [Field] = ["leading", "top", "trailing", "bottom"].map {
    Field($0, .dictionary(.spacing), "The room on this side.")
  }

  /// The feel of scrolling in a section that scrolls across the screen's direction.
  static let orthogonalScrollingProperties: [Field] = [
    Field(
      "decelerationRate",
      .word(OrthogonalScrollingProperties.DecelerationRate.allCases.map(\.rawValue)),
      "How soon it comes to rest."),
    Field(
      "bounce", .word(OrthogonalScrollingProperties.Bounce.allCases.map(\.rawValue)),
      "Whether it can be pulled beyond its ends."),
  ]

  /// A frame of a custom group.
  static let customFrame: [Field] = [
    Field("x", .number, .required, "The distance from the group's leading side, in points."),
    Field("y", .number, .required, "The distance from the group's top, in points."),
    Field("width", .number, .required, "The width in points."),
    Field("height", .number, .required, "The height in points."),
    zIndex,
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
