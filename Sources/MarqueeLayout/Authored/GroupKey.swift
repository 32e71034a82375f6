/// The keys of a group and of an item; an item has only the first three.
enum GroupKey: String, CodingKey {
  case width, height, contentInsets, axis, count, interItemSpacing, subitems
}

extension LayoutSize {
  /// As large as the container.
  package static let fillingItem = LayoutSize(
    width: .fractionalWidth(1), height: .fractionalHeight(1))

  /// Reads the keys `width` and `height`.
  init(from container: KeyedDecodingContainer<GroupKey>) throws {
    self.init(
      width: try container.decode(LayoutDimension.self, forKey: .width),
      height: try container.decode(LayoutDimension.self, forKey: .height))
  }
}

extension KeyedDecodingContainer<GroupKey> {
  /// The insets; none if the key is absent.
  var contentInsets: DirectionalEdgeInsets {
    get throws {
      try decodeIfPresent(DirectionalEdgeInsets.self, forKey: .contentInsets) ?? .zero
    }
  }

  /// Whether the dictionary is a group: one with subitems.
  var isGroup: Bool {
    get throws { try hasValue(forKey: .subitems) }
  }
}
