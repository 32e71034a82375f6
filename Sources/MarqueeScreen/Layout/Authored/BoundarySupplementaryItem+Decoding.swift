extension BoundarySupplementaryItem: Decodable {
  /// Decodes a header: a dictionary with the keys `width` and `height`, and optionally `alignment`,
  /// `offset`, `pinToVisibleBounds`, `extendsBoundary` and `zIndex`.
  ///
  /// A section decodes its footer in the same way, except for the element kind, and places it below
  /// the section if it has no alignment.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    try self.init(
      from: try decoder.container(keyedBy: LayoutKey.self),
      elementKind: ElementKind.sectionHeader, at: .top)
  }

  /// - Parameter canBeInMiddle: Whether the alignment may be `none`, over the cells: for a header
  ///   or footer that is a mistake.
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

/// A boundary item with its own element kind, as authors write it.
struct NamedBoundaryItem: Decodable {
  let item: BoundarySupplementaryItem

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    item = try BoundarySupplementaryItem(
      from: container, elementKind: try container.decode(String.self, forKey: .elementKind),
      at: .top, canBeInMiddle: true)
  }
}
