extension LayoutItem: Decodable {
  /// Decodes a dictionary with the keys `width` and `height`, and optionally `contentInsets`,
  /// `edgeSpacing` and `supplementaryItems`.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    try self.init(from: try decoder.container(keyedBy: LayoutKey.self))
  }

  init(from container: KeyedDecodingContainer<LayoutKey>) throws {
    self.init(
      size: try LayoutSize(from: container), contentInsets: try container.contentInsets,
      edgeSpacing: try container.edgeSpacing,
      supplementaryItems: try container.supplementaryItems)
  }
}
