/// A decoder that has the values of an item's own fields without decoding them.
package protocol OwnValueSource: AnyObject {
  /// The values of the fields that the model of the item that is decoded does not have, in the order of
  /// ``ItemKind/ownFields``; empty if the item has none of them.
  ///
  /// - Throws: An error for a value that is not of its field's kind.
  func ownValues(of kind: ItemKind) throws -> [FieldValue?]
}

extension ItemKind {
  /// Reads the items of a section, all of this kind.
  ///
  /// - Throws: `DecodingError` for the first item that is not of the kind.
  package func items(
    in container: inout any UnkeyedDecodingContainer
  ) throws -> [CatalogItem] {
    var items: [CatalogItem] = []
    items.reserveCapacity(container.count ?? 0)
    var source: (any OwnValueSource)?
    while !container.isAtEnd {
      let decoder = try container.superDecoder()
      // It serves all items of a section, and to ask what it is takes as long as to read one.
      if items.isEmpty { source = decoder as? any OwnValueSource }
      items.append(try item(from: decoder, source))
    }
    return items
  }

  /// Reads an item of this kind.
  ///
  /// - Throws: `DecodingError` for the first field that is not as it should be.
  package func item(from decoder: any Decoder) throws -> CatalogItem {
    try item(from: decoder, nil)
  }

  private func item(
    from decoder: any Decoder, _ source: (any OwnValueSource)?
  ) throws -> CatalogItem {
    let model = try model.init(from: decoder)
    if needsImage, model.shownImageName == nil, model.shownImageLink == nil {
      throw DecodingError.keyNotFound(
        FieldKey(stringValue: "imageName"),
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The item has no image."))
    }
    return CatalogItem(
      model, kind: self, ownValues: try source?.ownValues(of: self) ?? ownValues(from: decoder))
  }

  private func ownValues(from decoder: any Decoder) throws -> [FieldValue?] {
    let container = try decoder.container(keyedBy: FieldKey.self)
    return try ownFields.map { try $0.value(in: container) }
  }
}
