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
    /// The direction in which items follow each other; horizontal where absent.
    public var axis: Axis?
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

    private enum CodingKeys: String, CodingKey {
      case subitems
    }

    /// How deep groups can be nested, the layout's own group being the first.
    ///
    /// Each level takes some kilobytes of the stack while it is read, and a thread may have 512.
    package static let maximumNesting = 16

    /// Reads a group if there are subitems, and an item if there are none.
    ///
    /// - Throws: `DecodingError`, also for more than 16 groups inside each other.
    public init(from decoder: any Decoder) throws {
      item = try Item(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.subitems) else { return }
      let path = decoder.codingPath
      let depth = 1 + path.count { $0.stringValue == CodingKeys.subitems.stringValue }
      guard depth <= Self.maximumNesting else {
        throw DecodingError.dataCorruptedError(
          forKey: .subitems, in: container,
          debugDescription: "Groups are nested more than \(Self.maximumNesting) deep.")
      }
      group = try Group(from: decoder)
    }

    /// What authors write.
    static let fields: [Field] = Group.fields
  }

  /// What only groups have.
  private static let groupFields: [Field] = [
    Field(
      "axis", .word(Axis.allCases.map(\.rawValue)),
      "The direction in which items follow each other."),
    Field("count", .integer(atLeast: 1), "How many equal items the group holds."),
    Field("interItemSpacing", .dictionary(.spacing), "The room between items."),
    Field("subitems", .array(.layoutSubitem), "Items and groups, in place of the layout's item."),
  ]

  /// The axis of a group.
  public enum Axis: String, Hashable, Sendable, Decodable, CaseIterable {
    case horizontal, vertical
  }

  private static let sizeFields: [Field] = [
    Field("width", .dictionary(.dimension), .required, "The width."),
    Field("height", .dictionary(.dimension), .required, "The height."),
  ]

  /// The size along one side.
  public enum Dimension: Hashable, Sendable {
    /// A fraction of the container's width.
    case fractionalWidth(Double)
    /// A fraction of the container's height.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// A first guess in points, replaced by what the content measures.
    case estimated(Double)

    enum CodingKeys: String, CodingKey, CaseIterable {
      case fractionalWidth, fractionalHeight, absolute, estimated
    }

    /// What authors write.
    static let fields: [Field] = [
      Field("fractionalWidth", .number, "A fraction of the container's width."),
      Field("fractionalHeight", .number, "A fraction of the container's height."),
      Field("absolute", .number, "A length in points."),
      Field("estimated", .number, "A first guess in points."),
    ]
  }

  /// The room between two items.
  public enum Spacing: Hashable, Sendable {
    /// A length in points.
    case fixed(Double)
    /// The least length in points.
    case flexible(Double)

    enum CodingKeys: String, CodingKey, CaseIterable {
      case fixed, flexible
    }

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
    /// Where it stands at the section; a header above and a footer below where absent.
    public var alignment: Alignment?
    /// Whether it stays in sight while its section scrolls.
    public var pinToVisibleBounds: Bool?
    /// Whether it makes the section larger rather than lying over it.
    public var extendsBoundary: Bool?

    /// As in `NSRectAlignment`.
    public enum Alignment: String, Hashable, Sendable, Decodable, CaseIterable {
      case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    }

    /// What authors write.
    static let fields: [Field] =
      sizeFields + [
        Field(
          "alignment", .word(Alignment.allCases.map(\.rawValue)), "Where it stands at the section."),
        Field("pinToVisibleBounds", .boolean, "Whether it stays in sight."),
        Field("extendsBoundary", .boolean, "Whether it makes the section larger."),
      ]
  }
}

extension LayoutDescription.Dimension: Decodable {
  /// Reads a dictionary with exactly one of the four keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let key = try container.onlyKey()
    let length = try container.decode(Double.self, forKey: key)
    self =
      switch key {
      case .fractionalWidth: .fractionalWidth(length)
      case .fractionalHeight: .fractionalHeight(length)
      case .absolute: .absolute(length)
      case .estimated: .estimated(length)
      }
  }
}

extension LayoutDescription.Spacing: Decodable {
  /// Reads a dictionary with exactly one of the two keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let key = try container.onlyKey()
    let length = try container.decode(Double.self, forKey: key)
    self =
      switch key {
      case .fixed: .fixed(length)
      case .flexible: .flexible(length)
      }
  }
}

extension KeyedDecodingContainer {
  /// The only one of the known keys that is present.
  fileprivate func onlyKey() throws -> Key {
    guard allKeys.count == 1, let key = allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "Expected exactly one known key."))
    }
    return key
  }
}
