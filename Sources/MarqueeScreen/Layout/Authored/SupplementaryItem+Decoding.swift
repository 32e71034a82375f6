extension SupplementaryItem: Decodable {
  /// Decodes a badge: a dictionary with the keys `width`, `height`, `elementKind` and
  /// `containerAnchor`, and optionally `itemAnchor` and `zIndex`.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      size: LayoutSize(
        width: try container.decode(LayoutDimension.self, forKey: .width),
        height: try container.decode(LayoutDimension.self, forKey: .height)),
      elementKind: try container.decode(String.self, forKey: .elementKind),
      containerAnchor: try container.decode(LayoutAnchor.self, forKey: .containerAnchor),
      itemAnchor: try container.decodeIfPresent(LayoutAnchor.self, forKey: .itemAnchor),
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 1)
  }
}
