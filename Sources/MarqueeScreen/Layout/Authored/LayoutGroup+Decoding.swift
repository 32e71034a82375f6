extension LayoutGroup: Decodable {
  /// Decodes a dictionary with the keys `width` and `height`, and optionally `contentInsets`,
  /// `edgeSpacing`, `supplementaryItems`, `axis`, `count`, `interItemSpacing` and `subitems`.
  ///
  /// A group without an axis is horizontal; one without subitems has a single subitem that fills
  /// it. A group with `frames` is a custom group, and has no subitems.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value, and for groups nested deeper
  ///   than ``maximumNesting``; the underlying error is then ``LayoutFault/Reason/nestingTooDeep``.
  public init(from decoder: any Decoder) throws {
    try self.init(
      from: try decoder.container(keyedBy: LayoutKey.self), item: nil, nesting: 1)
  }

  /// - Parameters:
  ///   - item: The subitem of a group without subitems; `nil` for an item that fills the group.
  ///   - nesting: 1 for the group of a section, and one more for each group around this one.
  init(
    from container: KeyedDecodingContainer<LayoutKey>, item: LayoutItem?, nesting: Int
  ) throws {
    guard nesting <= Self.maximumNesting else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "Groups are nested more than \(Self.maximumNesting) deep.",
          underlyingError: LayoutFault.Reason.nestingTooDeep))
    }
    let run = try Self.run(in: container, item: item, nesting: nesting)
    let frames = try container.decodeIfPresent([CustomFrame].self, forKey: .frames)
    let contents = frames.map(Contents.custom) ?? run
    self.init(
      size: try LayoutSize(from: container), contents: contents,
      interItemSpacing: try container.decodeIfPresent(Spacing.self, forKey: .interItemSpacing),
      contentInsets: try container.contentInsets, edgeSpacing: try container.edgeSpacing,
      supplementaryItems: try container.supplementaryItems)
  }

  /// Decodes the axis and the subitems of a group.
  private static func run(
    in container: KeyedDecodingContainer<LayoutKey>, item: LayoutItem?, nesting: Int
  ) throws -> Contents {
    let axis = try container.decodeIfPresent(LayoutAxis.self, forKey: .axis) ?? .horizontal
    let count = try container.decodeIfPresent(Int.self, forKey: .count)
    if let count, count < 1 {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container, debugDescription: "A group holds at least one item.")
    }
    let subitems =
      try container.hasValue(forKey: .subitems)
      ? subitems(in: container, nesting: nesting)
      : [.item(item ?? LayoutItem(size: .fillingItem))]
    guard let count, let subitem = subitems.first else { return .subitems(axis, subitems) }
    return .repeating(axis, subitem, count: count)
  }

  private static func subitems(
    in container: KeyedDecodingContainer<LayoutKey>, nesting: Int
  ) throws -> [LayoutSubitem] {
    var array = try container.nestedUnkeyedContainer(forKey: .subitems)
    var subitems: [LayoutSubitem] = []
    while !array.isAtEnd {
      let subitem = try array.nestedContainer(keyedBy: LayoutKey.self)
      subitems.append(try LayoutSubitem(from: subitem, nesting: nesting + 1))
    }
    return subitems
  }
}
