import MarqueeDiagnostics

/// Invisible characters that change or break the text around them.
///
/// These are the control characters except tab and line breaks, the noncharacters U+FFFE and
/// U+FFFF, and U+202A…U+202E, which reorder text up to the end of the line. Direction marks and
/// isolates, joiners and variation selectors are useful, and affect only the text that they belong
/// to.
package enum UnseenCharacter {
  /// The range of the first one in UTF-8 text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func first(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var index = text.startIndex
    while index < text.endIndex {
      // All of them begin with one of a few bytes, so other characters cost a comparison or two.
      switch text[index] {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x80...0xC1: break
      case 0..<0x20, 0x7F: return index..<(index + 1)
      case 0xC2, 0xE2, 0xEF:
        if let length = length(of: text[index...].prefix(3)) { return index..<(index + length) }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// A character's code point, for characters that cannot be shown: `U+202E`.
  package static func name(of character: ArraySlice<UInt8>) -> String {
    VisibleText.codePoint(String(decoding: character, as: UTF8.self).unicodeScalars.first ?? "\0")
  }

  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 1 else { return nil }
    if bytes.first == 0xC2 { return bytes[bytes.startIndex + 1] < 0xA0 ? 2 : nil }
    switch bytes.reduce(UInt32(0), { $0 << 8 | UInt32($1) }) {
    case 0xE2_80AA...0xE2_80AE, 0xEF_BFBE, 0xEF_BFBF: return 3
    default: return nil
    }
  }
}
