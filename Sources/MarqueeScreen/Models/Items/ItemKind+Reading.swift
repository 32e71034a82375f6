extension ItemKind {
  /// Decodes the items of a section, which are all of this kind.
  ///
  /// - Throws: `DecodingError` for the first item that is not of this kind.
  package func items(
    in container: inout any UnkeyedDecodingContainer
  ) throws -> [CatalogItem] {
    var items: [CatalogItem] = []
    items.reserveCapacity(container.count ?? 0)
    let table = ItemTable(of: self)
    while !container.isAtEnd {
      items.append(
        try table.item(fields: container.nestedContainer(keyedBy: FieldKey.self)))
    }
    return items
  }

  /// Decodes an item of this kind from its dictionary.
  ///
  /// - Throws: `DecodingError` for the first missing or invalid field.
  package func item(fields container: KeyedDecodingContainer<FieldKey>) throws -> CatalogItem {
    try ItemTable(of: self).item(fields: container)
  }
}

private struct ItemTable {
  private let kind: ItemKind
  private let model: any ItemModel.Type
  private let ownFields: [Field]
  private let ownKeys: [FieldKey]
  private let defaultValues: [FieldValue?]
  private let needsImage: Bool

  init(of kind: ItemKind) {
    self.kind = kind
    model = kind.model
    ownFields = kind.ownFields
    ownKeys = ownFields.map { FieldKey(stringValue: $0.key) }
    // Most kinds have no default values, and then most items have no custom values.
    let defaults = ownFields.map(\.defaultValue)
    defaultValues = defaults.allSatisfy { $0 == nil } ? [] : defaults
    needsImage = kind.needsImage
  }

  func item(fields container: KeyedDecodingContainer<FieldKey>) throws -> CatalogItem {
    let model = try model.init(fields: container)
    if needsImage, model.shownImageName == nil, model.shownImageLink == nil {
      throw DecodingError.keyNotFound(
        FieldKey(stringValue: "imageName"),
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "The item has no image."))
    }
    var values = defaultValues
    for position in ownKeys.indices where container.contains(ownKeys[position]) {
      if values.isEmpty { values = Array(repeating: nil, count: ownKeys.count) }
      values[position] = try ownFields[position].value(in: container)
    }
    return CatalogItem(model, kind: kind, ownValues: values)
  }
}
