public import MarqueePlatform

extension ScreenItem {
  /// Makes an item of any kind from JSON, such as what a service sends of a user's own list.
  ///
  /// ```
  /// let film = try ScreenItem(id: "film-7", json: data, of: section.itemKind)
  /// let more = try screen.replacing(section: "films", items: section.items + [film])
  /// ```
  ///
  /// - Parameters:
  ///   - id: Its identifier, which must be unique in the screen.
  ///   - data: An object with the fields of the kind, as in a screen's JSON.
  ///   - kind: The kind, also one that authors have declared.
  /// - Throws: `DecodingError` for the first missing or invalid field.
  public init(id: String, json data: Data, of kind: ItemKind) throws {
    let decoder = JSONDecoder()
    if let key = DecodedItem.kind { decoder.userInfo[key] = kind }
    self.init(id: id, try decoder.decode(DecodedItem.self, from: data).item)
  }
}

/// An item of the kind in the decoder's user info.
private struct DecodedItem: Decodable {
  // The raw value is not empty, so there is always a key.
  static let kind = CodingUserInfoKey(rawValue: "MarqueeItemKind")

  let item: CatalogItem

  init(from decoder: any Decoder) throws {
    guard let key = Self.kind, let kind = decoder.userInfo[key] as? ItemKind else {
      throw DecodingError.invalid("The kind of the item is unknown.")
    }
    item = try kind.item(fields: decoder.container(keyedBy: FieldKey.self))
  }
}
