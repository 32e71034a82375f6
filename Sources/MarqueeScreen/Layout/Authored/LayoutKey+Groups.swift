extension LayoutSize {
  /// The size of an item that fills its container.
  package static let fillingItem = LayoutSize(
    width: .fractionalWidth(1), height: .fractionalHeight(1))

  /// Decodes the keys `width` and `height`.
  init(from container: KeyedDecodingContainer<LayoutKey>) throws {
    self.init(
      width: try container.decode(LayoutDimension.self, forKey: .width),
      height: try container.decode(LayoutDimension.self, forKey: .height))
  }
}

extension KeyedDecodingContainer<LayoutKey> {
  /// The insets; none if the key is absent.
  var contentInsets: DirectionalEdgeInsets {
    get throws {
      try decodeIfPresent(DirectionalEdgeInsets.self, forKey: .contentInsets) ?? .zero
    }
  }

  /// The spacing around the item or group; none if the key is absent.
  var edgeSpacing: EdgeSpacing {
    get throws { try decodeIfPresent(EdgeSpacing.self, forKey: .edgeSpacing) ?? .none }
  }

  /// The views attached to the item or group; none if the key is absent.
  var supplementaryItems: [SupplementaryItem] {
    get throws { try decodeIfPresent([SupplementaryItem].self, forKey: .supplementaryItems) ?? [] }
  }

  /// Whether the dictionary is a group, that is, has subitems or frames.
  var isGroup: Bool {
    get throws { try hasValue(forKey: .subitems) || hasValue(forKey: .frames) }
  }
}
