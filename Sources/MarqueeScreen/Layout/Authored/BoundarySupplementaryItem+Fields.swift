extension BoundarySupplementaryItem: LayoutDictionary {
  package static let table = LayoutTable<BoundarySupplementaryItem>(
    "boundaryItem", "a header or footer", from: plain(ElementKind.sectionHeader, at: .top),
    fields(at: RectAlignment.allCases.filter { $0 != .none }))

  /// A header or a footer of which nothing is written.
  static func plain(_ elementKind: String, at side: RectAlignment) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(size: .fillingItem, elementKind: elementKind, alignment: side)
  }

  fileprivate static func fields(
    at places: [RectAlignment]
  ) -> [LayoutField<BoundarySupplementaryItem>] {
    LayoutSize.fields.inside(\.size) + [
      LayoutField(
        "alignment", \.alignment, "Where it is placed at the section.",
        kind: .word(places.map(\.rawValue))),
      LayoutField("offset", \.offset, "How far it is moved from there, in points."),
      LayoutField("pinToVisibleBounds", \.pinsToVisibleBounds, "Whether it stays in sight."),
      LayoutField(
        "extendsBoundary", \.extendsBoundary, "Whether it makes the section larger."),
      LayoutField("zIndex", \.zIndex, "How far in front it is drawn."),
    ]
  }

  /// Decodes a header.
  ///
  /// A section decodes its footer in the same way, except for the element kind, and places it below
  /// the section if it has no alignment.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder.container(keyedBy: FieldKey.self), like: Self.table.plain)
  }

  init(
    from container: KeyedDecodingContainer<FieldKey>, like plain: BoundarySupplementaryItem
  ) throws {
    self = plain
    try Self.table.read(container, into: &self)
    guard alignment != .none else {
      throw DecodingError.invalid(
        "A header or footer lies at an edge or in a corner.", at: container.codingPath)
    }
  }
}

/// A boundary item with its own element kind, which may also lie over the cells.
package struct NamedBoundaryItem: LayoutDictionary {
  var item: BoundarySupplementaryItem

  package static let table = LayoutTable<NamedBoundaryItem>(
    "boundarySupplementaryItem", "a boundary supplementary item",
    from: NamedBoundaryItem(item: BoundarySupplementaryItem.table.plain),
    [LayoutField("elementKind", \.item.elementKind, ElementKind.help, .required)]
      + BoundarySupplementaryItem.fields(at: RectAlignment.allCases).inside(\.item))
}
