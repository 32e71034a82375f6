import MarqueeBasics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScreenItem {
  /// The item as a type of the app's own, or one that `marquee generate swift` has written.
  ///
  /// ```
  /// struct Film: Decodable { var id: String; var title: String; var premiere: Date? }
  /// let film = try item.decode(Film.self)
  /// ```
  ///
  /// The type is decoded from what the screen's JSON has of the item, with all fields of its kind and
  /// its ``id``. Keys that the type does not have are passed over, so a type without `id` is fine.
  /// Dates are those of ISO 8601.
  ///
  /// - Throws: `DecodingError` for the first value that is not what the type asks for.
  /// - Complexity: O(*n*) in the bytes of the item's JSON, which is written and read again. Decode once
  ///   and keep the result; for all items of a section, ``ScreenSection/items(as:)`` is faster.
  public func decode<Item: Decodable>(_ type: Item.Type) throws -> Item {
    try JSONWriter.decode(type) { $0.item(self) }
  }
}

extension ScreenSection {
  /// The items as a type of the app's own, or one that `marquee generate swift` has written.
  ///
  /// ```
  /// let films = try screen[section: "top10"]?.items(as: Film.self) ?? []
  /// ```
  ///
  /// Each is decoded as ``ScreenItem/decode(_:)`` does it.
  ///
  /// - Returns: As many as there are ``items``, in their order.
  /// - Throws: `DecodingError` for the first item that is not what the type asks for; its coding path
  ///   begins with the item's position.
  /// - Complexity: O(*n*) in the bytes of the items' JSON, which is written and read again.
  public func items<Item: Decodable>(as type: Item.Type) throws -> [Item] {
    try JSONWriter.decode([Item].self) { writer in
      writer.array { writer in
        for position in items.indices { writer.item(items[position]) }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a value and decodes it as a type.
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
