import MarqueeDiagnostics

/// Characters that no reader sees, and that change or break what is shown around them.
///
/// Those are the control characters without tab and line breaks, the noncharacters U+FFFE and
/// U+FFFF, and U+202A…U+202E, which reorder text up to the end of the line. Marks and isolates of
/// direction, joiners and variation selectors are of use, and stay inside what they are about.
enum UnseenCharacter {
  /// Where the first one is in UTF-8 text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func first(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var index = text.startIndex
    while index < text.endIndex {
      // All of them begin with one of few bytes, so the others cost one comparison or two.
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

  /// A character's number, as it is written of characters that cannot be shown: `U+202E`.
  static func name(of character: ArraySlice<UInt8>) -> String {
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
