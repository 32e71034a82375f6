import MarqueeSupport

/// White space in UTF-8 text, as people see it: the no-break space and its kin count too.
///
/// Vertical tab, form feed and U+0085 do not: they are control characters, and a rule of their own
/// reports them.
enum WhiteSpace {
  /// A text without the white space at its ends; the indices are the text's own.
  static func trimming(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let length = lengthAtStart(of: text) { text = text.dropFirst(length) }
    while let length = lengthAtEnd(of: text) { text = text.dropLast(length) }
    return text
  }

  private static func lengthAtStart(of text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    if first < 0x80 { return first.isXMLSpace ? 1 : nil }
    let length = first == 0xC2 ? 2 : 3
    return isWide(text.prefix(length)) ? length : nil
  }

  private static func lengthAtEnd(of text: ArraySlice<UInt8>) -> Int? {
    guard let last = text.last else { return nil }
    if last < 0x80 { return last.isXMLSpace ? 1 : nil }
    if isWide(text.suffix(2)) { return 2 }
    return isWide(text.suffix(3)) ? 3 : nil
  }

  /// Whether the bytes are one character of Unicode's property White_Space beyond ASCII.
  private static func isWide(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.reduce(UInt32(0), { $0 << 8 | UInt32($1) }) {
    case 0xC2A0, 0xE1_9A80, 0xE2_8080...0xE2_808A, 0xE2_80A8, 0xE2_80A9, 0xE2_80AF, 0xE2_819F,
      0xE3_8080:
      true
    default:
      false
    }
  }
}
