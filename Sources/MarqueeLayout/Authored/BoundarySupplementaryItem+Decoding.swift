extension BoundarySupplementaryItem: Decodable {
  /// Reads a header: a dictionary with the keys `width` and `height`, and perhaps `alignment`,
  /// `offset`, `pinToVisibleBounds`, `extendsBoundary` and `zIndex`.
  ///
  /// A section reads its footer in the same way, but for the element kind, and lays it out below
  /// the section if it has no alignment.
  ///
  /// - Throws: `DecodingError` for what is missing or not as it should be.
  public init(from decoder: any Decoder) throws {
    try self.init(
      from: try decoder.container(keyedBy: LayoutKey.self),
      elementKind: ElementKind.sectionHeader, at: .top)
  }

  /// - Parameter canBeInMiddle: Whether it may lie over the cells: a header or footer there is a
  ///   mistake.
  init(
    from container: KeyedDecodingContainer<LayoutKey>, elementKind: String, at side: RectAlignment,
    canBeInMiddle: Bool = false
  ) throws {
    let alignment = try container.decodeIfPresent(RectAlignment.self, forKey: .alignment) ?? side
    guard alignment != .none || canBeInMiddle else {
      throw DecodingError.dataCorruptedError(
        forKey: .alignment, in: container,
        debugDescription: "A header or footer lies at an edge or in a corner.")
    }
    self.init(
      size: LayoutSize(
        width: try container.decode(LayoutDimension.self, forKey: .width),
        height: try container.decode(LayoutDimension.self, forKey: .height)),
      elementKind: elementKind, alignment: alignment,
      offset: try container.decodeIfPresent(LayoutPoint.self, forKey: .offset) ?? .zero,
      extendsBoundary: try container.decodeIfPresent(Bool.self, forKey: .extendsBoundary) ?? true,
      pinsToVisibleBounds: try container.decodeIfPresent(
        Bool.self, forKey: .pinToVisibleBounds) ?? false,
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 1)
  }
}

/// A view at an edge with an element kind of its own, as authors write it.
struct NamedBoundaryItem: Decodable {
  let item: BoundarySupplementaryItem

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    item = try BoundarySupplementaryItem(
      from: container, elementKind: try container.decode(String.self, forKey: .elementKind),
      at: .top, canBeInMiddle: true)
  }
}
