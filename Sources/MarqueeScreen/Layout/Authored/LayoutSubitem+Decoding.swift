extension LayoutSubitem: Decodable {
  package static let table: FieldTable = .fixed(
    FixedTable("layoutSubitem", "a subitem") { LayoutGroup.table.fields })

  /// Decodes a group from a dictionary with the key `subitems` or `frames`, and an item from any
  /// other.
  ///
  /// - Throws: `DecodingError`, as ``LayoutGroup/init(from:)`` does.
  public init(from decoder: any Decoder) throws {
    try self.init(from: try decoder.container(keyedBy: FieldKey.self), nesting: 1)
  }

  init(from container: KeyedDecodingContainer<FieldKey>, nesting: Int) throws {
    let isGroup = try [LayoutGroup.subitems, LayoutGroup.frames].contains {
      try container.hasValue(forKey: $0.key)
    }
    if isGroup {
      self = .group(try LayoutGroup(from: container, item: nil, nesting: nesting))
    } else {
      var item = LayoutItem.table.plain
      try LayoutItem.table.read(container, into: &item)
      self = .item(item)
    }
  }
}
