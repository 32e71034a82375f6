extension ItemKind {
  /// Decodes the items of a section, which are all of this kind.
  ///
  /// - Throws: `DecodingError` for the first item that is not of this kind.
  package func items(
    in container: inout any UnkeyedDecodingContainer
  ) throws -> [CatalogItem] {
    var items: [CatalogItem] = []
    items.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      items.append(try item(fields: container.nestedContainer(keyedBy: FieldKey.self)))
    }
    return items
  }

  /// Decodes an item of this kind from its dictionary.
  ///
  /// - Throws: `DecodingError` for the first missing or invalid field.
  package func item(fields container: KeyedDecodingContainer<FieldKey>) throws -> CatalogItem {
    let model = try model.init(fields: container)
    if needsImage, model.shownImageName == nil, model.shownImageLink == nil {
      throw DecodingError.keyNotFound(
        FieldKey(stringValue: "imageName"),
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "The item has no image."))
    }
    return CatalogItem(
      model, kind: self, ownValues: try ownFields.map { try $0.value(in: container) })
  }
}
