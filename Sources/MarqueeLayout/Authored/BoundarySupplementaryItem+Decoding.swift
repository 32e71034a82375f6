extension BoundarySupplementaryItem: Decodable {
  /// The keys of a header or footer.
  enum CodingKeys: String, CodingKey {
    case width, height, alignment, pinToVisibleBounds, extendsBoundary
  }

  /// Reads a header: a dictionary with the keys `width` and `height`, and perhaps `alignment`,
  /// `pinToVisibleBounds` and `extendsBoundary`.
  ///
  /// A section reads its footer in the same way, but for the element kind, and lays it out below
  /// the section if it has no alignment.
  ///
  /// - Throws: `DecodingError` for what is missing or not as it should be.
  public init(from decoder: any Decoder) throws {
    try self.init(
      from: try decoder.container(keyedBy: CodingKeys.self),
      elementKind: ElementKind.sectionHeader, at: .top)
  }

  init(
    from container: KeyedDecodingContainer<CodingKeys>, elementKind: String, at side: RectAlignment
  ) throws {
    let alignment = try container.decodeIfPresent(RectAlignment.self, forKey: .alignment) ?? side
    guard alignment != .none else {
      // A header in the middle of its section would lie over its cells.
      throw DecodingError.dataCorruptedError(
        forKey: .alignment, in: container,
        debugDescription: "A header or footer lies at an edge or in a corner.")
    }
    self.init(
      size: LayoutSize(
        width: try container.decode(LayoutDimension.self, forKey: .width),
        height: try container.decode(LayoutDimension.self, forKey: .height)),
      elementKind: elementKind, alignment: alignment,
      extendsBoundary: try container.decodeIfPresent(Bool.self, forKey: .extendsBoundary) ?? true,
      pinsToVisibleBounds: try container.decodeIfPresent(
        Bool.self, forKey: .pinToVisibleBounds) ?? false)
  }
}
