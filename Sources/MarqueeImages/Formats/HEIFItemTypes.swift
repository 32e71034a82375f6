/// What the items of a `meta` box are, as far as it says how the primary one is coded.
struct HEIFItemTypes {
  private var types: [Int: String] = [:]
  /// For each item that is put together from others, the first of those.
  private var sources: [Int: Int] = [:]

  /// Reads the entries of an `iinf` box.
  ///
  /// A fault in it leaves the coding unknown; decoders that need no type show the image.
  mutating func readInformation(_ box: Box, _ reader: inout ByteReader) throws(ImageFault) {
    let countWidth = try box.version(&reader) == 0 ? 2 : 4
    for entry in try box.children(skipping: 4 + countWidth, &reader) where entry.type == "infe" {
      let version = try entry.version(&reader)
      // Older versions have no four letters for the type.
      guard version >= 2 else { continue }
      var cursor = BoxCursor(entry, at: entry.start + 4)
      let item = try cursor.next(version == 2 ? 2 : 4, &reader)
      _ = try cursor.next(2, &reader)
      let letters = ImageCoding.letters(try cursor.next(4, &reader))
      if types[item] == nil { types[item] = letters }
    }
  }

  /// Takes in that an item is made from another one.
  mutating func addSource(_ source: Int, of item: Int) {
    if sources[item] == nil { sources[item] = source }
  }

  /// The items of a type, by their number.
  func items(of type: String) -> [Int] {
    types.filter { $0.value == type }.keys.sorted()
  }

  /// How an item is coded; `nil` where the file does not say.
  func coding(of item: Int) -> ImageCoding? {
    var item = item
    // An overlay of grids is the deepest there is, and a circle must end.
    for _ in 0..<4 {
      guard let type = types[item] else { return nil }
      if let coding = ImageCoding(itemType: type) { return coding }
      guard let source = sources[item] else { return nil }
      item = source
    }
    return nil
  }
}

extension ImageCoding {
  /// The four letters of a number.
  fileprivate static func letters(_ value: Int) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}
