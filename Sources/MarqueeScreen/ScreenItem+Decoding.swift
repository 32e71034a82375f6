import MarqueePlatform

extension ScreenItem {
  /// Decodes the item as a type of the app's own, or one that `marquee generate swift` wrote.
  ///
  /// ```
  /// struct Film: Decodable { var id: String; var title: String; var premiere: Date? }
  /// let film = try item.decode(Film.self)
  /// ```
  ///
  /// The type is decoded from the item's part of the screen's JSON, with all fields of its kind and
  /// its ``id``. Keys that the type does not have are ignored, so the type does not need an `id`.
  /// Dates are in ISO 8601 format.
  ///
  /// - Throws: `DecodingError` for the first value that does not match the type.
  /// - Complexity: O(*n*) in the bytes of the item's JSON, which is encoded and decoded again.
  ///   Decode once and keep the result; for all items of a section, ``ScreenSection/items(as:)`` is
  ///   faster.
  public func decode<Item: Decodable>(_ type: Item.Type) throws -> Item {
    try JSONWriter.decode(type) { $0.item(self) }
  }
}

extension ScreenSection {
  /// Decodes the items as a type of the app's own, or one that `marquee generate swift` wrote.
  ///
  /// ```
  /// let films = try screen[section: "top10"]?.items(as: Film.self) ?? []
  /// ```
  ///
  /// Each is decoded as by ``ScreenItem/decode(_:)``.
  ///
  /// - Returns: One value for each of ``items``, in their order.
  /// - Throws: `DecodingError` for the first item that does not match the type; its coding path
  ///   begins with the item's position.
  /// - Complexity: O(*n*) in the bytes of the items' JSON, which is encoded and decoded again.
  public func items<Item: Decodable>(as type: Item.Type) throws -> [Item] {
    try JSONWriter.decode([Item].self) { writer in
      writer.array { writer in
        for position in items.indices { writer.item(items[position]) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate static func decode<Value: Decodable>(
    _ type: Value.Type, _ write: (inout JSONWriter) -> Void
  ) throws -> Value {
    var writer = JSONWriter(style: .compact)
    write(&writer)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(type, from: Data(writer.bytes))
  }
}
