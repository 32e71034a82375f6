extension LayoutGroup {
  package static let table = LayoutTable<LayoutGroup>(
    "layoutGroup", "a group", from: .horizontal(size: .fillingItem, subitems: []),
    LayoutSize.fields.inside(\.size) + [
      LayoutField("contentInsets", \.contentInsets, "The room around the group's items."),
      LayoutField("edgeSpacing", \.edgeSpacing, EdgeSpacing.help),
      LayoutField("supplementaryItems", \.supplementaryItems, SupplementaryItem.help),
      axis, count, LayoutField("interItemSpacing", \.interItemSpacing, "The room between items."),
      subitems, frames,
    ])

  static let axis = LayoutField<LayoutGroup>(
    "axis", LayoutAxis.kind, "The direction in which items follow each other.")

  private static let count: LayoutField<LayoutGroup> = LayoutField(
    "count", .integer(atLeast: 1), "How many equal items the group holds."
  ) { group, _, writer in
    if case .repeating(_, _, let number) = group.contents { writer.member(count.key, number) }
  }

  static let subitems = LayoutField<LayoutGroup>(
    "subitems", .array(LayoutSubitem.table), "Items and groups, in place of the layout's item.")

  static let frames = LayoutField<LayoutGroup>(
    "frames", [CustomFrame].kind,
    "Frames of a custom group, one for each item, in place of axis and subitems.")
}

extension LayoutGroup: Decodable {
  /// Decodes the dictionary that authors write.
  ///
  /// A group without an axis is horizontal; one without subitems has a single subitem that fills
  /// it. A group with `frames` is a custom group, and has no subitems.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value, and for groups nested deeper
  ///   than ``maximumNesting``; the underlying error is then ``LayoutFault/Reason/nestingTooDeep``.
  public init(from decoder: any Decoder) throws {
    try self.init(
      from: try decoder.container(keyedBy: FieldKey.self), item: nil, nesting: 1)
  }

  /// - Parameters:
  ///   - item: The subitem of a group without subitems; `nil` for an item that fills the group.
  ///   - nesting: 1 for the group of a section, and one more for each group around this one.
  init(
    from container: KeyedDecodingContainer<FieldKey>, item: LayoutItem?, nesting: Int
  ) throws {
    guard nesting <= Self.maximumNesting else {
      throw DecodingError.invalid(
        "Groups are nested more than \(Self.maximumNesting) deep.", at: container.codingPath,
        because: LayoutFault.Reason.nestingTooDeep)
    }
    self = Self.table.plain
    contents = try Self.run(in: container, item: item, nesting: nesting)
    if let frames = try [CustomFrame].read(Self.frames.key, in: container) {
      contents = .custom(frames)
    }
    try Self.table.read(container, into: &self)
  }

  private static func run(
    in container: KeyedDecodingContainer<FieldKey>, item: LayoutItem?, nesting: Int
  ) throws -> Contents {
    let axis = try LayoutAxis.read(Self.axis.key, in: container) ?? .horizontal
    let count = try Int.read(Self.count.key, in: container)
    if let count, count < 1 {
      throw DecodingError.dataCorruptedError(
        forKey: Self.count.key, in: container,
        debugDescription: "A group holds at least one item.")
    }
    let subitems =
      try container.hasValue(forKey: Self.subitems.key)
      ? decodeSubitems(in: container, nesting: nesting)
      : [.item(item ?? LayoutItem(size: .fillingItem))]
    guard let count, let subitem = subitems.first else { return .subitems(axis, subitems) }
    return .repeating(axis, subitem, count: count)
  }

  private static func decodeSubitems(
    in container: KeyedDecodingContainer<FieldKey>, nesting: Int
  ) throws -> [LayoutSubitem] {
    var array = try container.nestedUnkeyedContainer(forKey: Self.subitems.key)
    var subitems: [LayoutSubitem] = []
    while !array.isAtEnd {
      let subitem = try array.nestedContainer(keyedBy: FieldKey.self)
      subitems.append(try LayoutSubitem(from: subitem, nesting: nesting + 1))
    }
    return subitems
  }
}
