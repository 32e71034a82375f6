extension LayoutGroup: Decodable {
  /// Reads a dictionary with the keys `width` and `height`, and perhaps `contentInsets`, `axis`,
  /// `count`, `interItemSpacing` and `subitems`.
  ///
  /// A group without an axis is horizontal, and one without subitems has one that fills it.
  ///
  /// - Throws: `DecodingError` for what is missing or not as it should be, and for groups that are
  ///   nested deeper than ``maximumNesting``; its underlying error is then
  ///   ``LayoutFault/Reason/nestingTooDeep``.
  public init(from decoder: any Decoder) throws {
    try self.init(
      from: try decoder.container(keyedBy: GroupKey.self), item: nil, nesting: 1)
  }

  /// - Parameters:
  ///   - item: What the group holds if it has no subitems; `nil` for an item that fills it.
  ///   - nesting: 1 for the group of a section, and one more for each group that holds this one.
  init(
    from container: KeyedDecodingContainer<GroupKey>, item: LayoutItem?, nesting: Int
  ) throws {
    guard nesting <= Self.maximumNesting else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "Groups are nested more than \(Self.maximumNesting) deep.",
          underlyingError: LayoutFault.Reason.nestingTooDeep))
    }
    let axis = try container.decodeIfPresent(LayoutAxis.self, forKey: .axis) ?? .horizontal
    let count = try container.decodeIfPresent(Int.self, forKey: .count)
    if let count, count < 1 {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container, debugDescription: "A group holds at least one item.")
    }
    let subitems =
      try container.isGroup
      ? Self.subitems(in: container, nesting: nesting)
      : [.item(item ?? LayoutItem(size: .fillingItem))]
    let contents: Contents =
      if let count, let subitem = subitems.first {
        .repeating(axis, subitem, count: count)
      } else {
        .subitems(axis, subitems)
      }
    self.init(
      size: try LayoutSize(from: container), contents: contents,
      interItemSpacing: try container.decodeIfPresent(Spacing.self, forKey: .interItemSpacing),
      contentInsets: try container.contentInsets)
  }

  private static func subitems(
    in container: KeyedDecodingContainer<GroupKey>, nesting: Int
  ) throws -> [LayoutSubitem] {
    var array = try container.nestedUnkeyedContainer(forKey: .subitems)
    var subitems: [LayoutSubitem] = []
    while !array.isAtEnd {
      let subitem = try array.nestedContainer(keyedBy: GroupKey.self)
      subitems.append(try LayoutSubitem(from: subitem, nesting: nesting + 1))
    }
    return subitems
  }
}
