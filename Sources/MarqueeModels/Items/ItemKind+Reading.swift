/// A decoder that knows the values of an item's own fields without decoding them.
package protocol OwnValueSource: AnyObject {
  /// Returns the values of the current item's fields that its model does not have, in the order of
  /// ``ItemKind/ownFields``; empty if the item has none of them.
  ///
  /// - Throws: An error for a value of the wrong kind.
  func ownValues(of kind: ItemKind) throws -> [FieldValue?]
}

extension ItemKind {
  /// Decodes the items of a section, which are all of this kind.
  ///
  /// - Throws: `DecodingError` for the first item that is not of this kind.
  package func items(
    in container: inout any UnkeyedDecodingContainer
  ) throws -> [CatalogItem] {
    var items: [CatalogItem] = []
    items.reserveCapacity(container.count ?? 0)
    var source: (any OwnValueSource)?
    while !container.isAtEnd {
      let decoder = try container.superDecoder()
      // One source serves all items of a section; the cast takes as long as decoding an item.
      if items.isEmpty { source = decoder as? any OwnValueSource }
      items.append(try item(from: decoder, source))
    }
    return items
  }

  /// Decodes an item of this kind.
  ///
  /// - Throws: `DecodingError` for the first missing or invalid field.
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
