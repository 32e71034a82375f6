extension LayoutSubitem: Decodable {
  /// Decodes a group from a dictionary with the key `subitems` or `frames`, and an item from any
  /// other.
  ///
  /// - Throws: `DecodingError`, as ``LayoutGroup/init(from:)`` and ``LayoutItem/init(from:)`` do.
  public init(from decoder: any Decoder) throws {
    try self.init(from: try decoder.container(keyedBy: LayoutKey.self), nesting: 1)
  }

  init(from container: KeyedDecodingContainer<LayoutKey>, nesting: Int) throws {
    self =
      try container.isGroup
      ? .group(LayoutGroup(from: container, item: nil, nesting: nesting))
      : .item(LayoutItem(from: container))
  }
}
