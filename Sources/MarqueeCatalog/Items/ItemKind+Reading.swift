/// A decoder that can tell quickly whether an item has fields that its model does not.
package protocol FieldPresence: AnyObject {
  /// Whether the item that is decoded has a field from a position of its kind's table on.
  func itemHasField(from position: Int) -> Bool
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
    var presence: (any FieldPresence)?
    while !container.isAtEnd {
      let decoder = try container.superDecoder()
      // It serves all items of a section, and to ask what it is takes as long as to read one.
      if items.isEmpty { presence = decoder as? any FieldPresence }
      items.append(try item(from: decoder, presence))
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
    from decoder: any Decoder, _ presence: (any FieldPresence)?
  ) throws -> CatalogItem {
    let model = try model.init(from: decoder)
    if needsImage, model.shownImageName == nil, model.shownImageLink == nil {
      throw DecodingError.keyNotFound(
        FieldKey(stringValue: "imageName"),
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The item has no image."))
    }
    guard hasDefaultValues || presence?.itemHasField(from: modelFields.count) ?? true else {
      return CatalogItem(model, kind: self)
    }
    let container = try decoder.container(keyedBy: FieldKey.self)
    return CatalogItem(
      model, kind: self, ownValues: try ownFields.map { try $0.value(in: container) })
  }
}
