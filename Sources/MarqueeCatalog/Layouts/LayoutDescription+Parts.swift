extension LayoutDescription {
  /// An item of a layout.
  public struct Item: Hashable, Sendable, Decodable {
    /// The width of the item's slot.
    public var width: Dimension
    /// The height of the item's slot.
    public var height: Dimension
    /// The room inside of the slot that the cell leaves free.
    public var contentInsets: Insets?

    /// What authors write.
    static let fields: [Field] =
      sizeFields + [Field("contentInsets", .dictionary(.insets), "The room around the cell.")]
  }

  /// A group of a layout.
  public struct Group: Hashable, Sendable, Decodable {
    /// The group's width.
    public var width: Dimension
    /// The group's height.
    public var height: Dimension
    /// The room inside of the group around its items.
    public var contentInsets: Insets?
    /// `horizontal` or `vertical`; `horizontal` where absent.
    public var axis: String?
    /// How many equal items the group holds; as many as fit where absent.
    public var count: Int?
    /// The room between items.
    public var interItemSpacing: Spacing?
    /// Items and groups inside of the group, in place of the layout's item.
    public var subitems: [Subitem]?

    /// What authors write.
    static let fields: [Field] =
      sizeFields + [
        Field("contentInsets", .dictionary(.insets), "The room around the group's items.")
      ] + groupFields
  }

  /// An item of a group, or a group with subitems of its own.
  public struct Subitem: Hashable, Sendable, Decodable {
    /// The item, or a group's size and insets.
    public var item: Item
    /// The group; `nil` for an item.
    public var group: Group?

    /// Reads a group where there are subitems, and an item where there are none.
    public init(from decoder: any Decoder) throws {
      item = try Item(from: decoder)
      let group = try Group(from: decoder)
      self.group = group.subitems == nil ? nil : group
    }

    /// What authors write.
    static let fields: [Field] = Group.fields
  }

  /// What only groups have.
  private static let groupFields: [Field] = [
    Field("axis", .word(axes), "The direction in which items follow each other."),
    Field("count", .integer(atLeast: 1), "How many equal items the group holds."),
    Field("interItemSpacing", .dictionary(.spacing), "The room between items."),
    Field("subitems", .array(.layoutSubitem), "Items and groups, in place of the layout's item."),
  ]

  /// The axes of a group.
  package static let axes = ["horizontal", "vertical"]

  private static let sizeFields: [Field] = [
    Field("width", .dictionary(.dimension), .required, "The width."),
    Field("height", .dictionary(.dimension), .required, "The height."),
  ]

  /// The size along one side; exactly one of the four is present.
  public struct Dimension: Hashable, Sendable, Decodable {
    /// A fraction of the container's width.
    public var fractionalWidth: Double?
    /// A fraction of the container's height.
    public var fractionalHeight: Double?
    /// A length in points.
    public var absolute: Double?
    /// A first guess in points, replaced by what the content measures.
    public var estimated: Double?

    /// What authors write.
    static let fields: [Field] = [
      Field("fractionalWidth", .number, "A fraction of the container's width."),
      Field("fractionalHeight", .number, "A fraction of the container's height."),
      Field("absolute", .number, "A length in points."),
      Field("estimated", .number, "A first guess in points."),
    ]
  }

  /// The room between two items; exactly one of the two is present.
  public struct Spacing: Hashable, Sendable, Decodable {
    /// A length in points.
    public var fixed: Double?
    /// The least length in points.
    public var flexible: Double?

    /// What authors write.
    static let fields: [Field] = [
      Field("fixed", .number, "A length in points."),
      Field("flexible", .number, "The least length in points."),
    ]
  }

  /// The room along four sides, in points; an absent side has none.
  public struct Insets: Hashable, Sendable, Decodable {
    /// Above.
    public var top: Double?
    /// On the side where text begins.
    public var leading: Double?
    /// Below.
    public var bottom: Double?
    /// On the side where text ends.
    public var trailing: Double?

    /// What authors write.
    static let fields: [Field] = ["top", "leading", "bottom", "trailing"].map {
      Field($0, .number, "The room on this side, in points.")
    }
  }

  /// A header or a footer.
  public struct BoundaryItem: Hashable, Sendable, Decodable {
    /// The width.
    public var width: Dimension
    /// The height.
    public var height: Dimension
    /// Where it stands at the section; one of ``alignments``.
    public var alignment: String?
    /// Whether it stays in sight while its section scrolls.
    public var pinToVisibleBounds: Bool?
    /// Whether it makes the section larger rather than lying over it.
    public var extendsBoundary: Bool?

    /// The alignments, as in `NSRectAlignment`.
    package static let alignments = [
      "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing",
      "topTrailing",
    ]

    /// What authors write.
    static let fields: [Field] =
      sizeFields + [
        Field("alignment", .word(alignments), "Where it stands at the section."),
        Field("pinToVisibleBounds", .boolean, "Whether it stays in sight."),
        Field("extendsBoundary", .boolean, "Whether it makes the section larger."),
      ]
  }
}
