/// Damage that a wrong encoding has done to a text.
enum TextDamage: Sendable {
  /// A character could not be decoded, and was replaced by U+FFFD.
  case lost(Range<Int>)
  case misread(MisreadText)

  /// Searches UTF-8 text for damage.
  ///
  /// - Returns: `nil` if there is none.
  /// - Complexity: O(*n*) in the bytes.
  init?(of text: ArraySlice<UInt8>) {
    guard text.contains(where: { $0 >= 0x80 }) else { return nil }
    let misread = MisreadText(in: text)
    if !misread.ranges.isEmpty {
      self = .misread(misread)
    } else if let range = Self.replacementCharacter(in: text) {
      self = .lost(range)
    } else {
      return nil
    }
  }

  private static func replacementCharacter(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var offset = text.startIndex
    while let start = text[offset...].firstIndex(of: 0xEF) {
      var end = start
      while text[end...].starts(with: [0xEF, 0xBF, 0xBD]) { end += 3 }
      if end > start { return start..<end }
      offset = start + 1
    }
    return nil
  }
}
