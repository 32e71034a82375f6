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
    let character = Array("\u{FFFD}".utf8)
    guard var range = text.firstRange(of: character) else { return nil }
    while text[range.upperBound...].starts(with: character) {
      range = range.lowerBound..<(range.upperBound + character.count)
    }
    return range
  }
}
