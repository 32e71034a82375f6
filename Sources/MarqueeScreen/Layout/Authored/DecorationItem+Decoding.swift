extension DecorationItem: Decodable {
  /// Decodes a background: a dictionary with the key `elementKind`, and optionally `contentInsets`
  /// and `zIndex`.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      background: try container.decode(String.self, forKey: .elementKind),
      contentInsets: try container.decodeIfPresent(
        DirectionalEdgeInsets.self, forKey: .contentInsets) ?? .zero,
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0)
  }
}
