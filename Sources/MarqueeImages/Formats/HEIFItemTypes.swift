/// The types of the items in a `meta` box, which determine the coding of the primary item.
struct HEIFItemTypes {
  private var types: [Int: String] = [:]
  /// For each composed item, the first of its sources.
  private var sources: [Int: Int] = [:]

  /// Reads the entries of an `iinf` box.
  ///
  /// A fault leaves the coding unknown, because decoders that need no type can show the image.
  mutating func readInformation(_ box: Box, _ reader: inout ByteReader) throws(ImageFault) {
    let countWidth = try box.version(&reader) == 0 ? 2 : 4
    for entry in try box.children(skipping: 4 + countWidth, &reader) where entry.type == "infe" {
      let version = try entry.version(&reader)
      // Older versions have no four-letter type.
      guard version >= 2 else { continue }
      var cursor = BoxCursor(entry, at: entry.start + 4)
      let item = try cursor.next(version == 2 ? 2 : 4, &reader)
      _ = try cursor.next(2, &reader)
      let letters = ImageCoding.letters(try cursor.next(4, &reader))
      if types[item] == nil { types[item] = letters }
    }
  }

  /// Records that an item is made from another one.
  mutating func addSource(_ source: Int, of item: Int) {
    if sources[item] == nil { sources[item] = source }
  }

  /// Returns the coding of an item; `nil` if the file does not say.
  func coding(of item: Int) -> ImageCoding? {
    var item = item
    // An overlay of grids is the deepest composition, and a cycle must end.
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
  fileprivate static func letters(_ value: Int) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}
