/// Finds the texts that no text rule can report.
///
/// Nearly all texts are regular, and otherwise several rules would each read every byte of them. An
/// irregular text need not have a fault, but a text with a fault is never regular.
///
/// Beyond ASCII, a fault is a character of ``WhiteSpace``, an ``UnseenCharacter``, one of
/// ``InvisibleCharacters``, or ``TextDamage``. Their first bytes are those that the ranges below
/// leave out:
///
/// | first byte | characters |
/// |---|---|
/// | `C2` | U+0080…U+00A0 and U+00AD: control characters, the no-break space, the soft hyphen |
/// | `C3` | before `C2`, `C5`, `C6`, `CB` or `E2`: what ``MisreadText`` begins with |
/// | `E1` | U+1680 |
/// | `E2` | U+2000…U+200F, U+2028…U+202F, U+205F…U+206F: spaces, line breaks, joiners, direction |
/// | `E3` | U+3000 |
/// | `EF` | U+FEFF, U+FFFC…U+FFFF |
///
///
/// In ASCII a fault is a control character or ``EscapedMarkup``, and in a shown text a ``Draft``.
enum RegularText {
  /// Whether a text is certainly without text faults.
  ///
  /// Such a text is not empty, has no white space at its ends and no two spaces in a row, is not a
  /// pair of quotation marks, and has none of the characters and pieces above.
  ///
  /// - Parameters:
  ///   - range: The text's place in the bytes, which are UTF-8.
  ///   - isShown: Whether people read the text, so that it may be a ``Draft``.
  /// - Complexity: O(*n*) in the bytes of the text.
  static func contains(
    _ range: Range<Int>, in bytes: borrowing Span<UInt8>, isShown: Bool
  ) -> Bool {
    let text = bytes.extracting(range)
    if isShown, text.count > 1, DraftTrace.mayBegin(with: text[0], text[1]) { return false }
    guard text.count > longestQuotation else { return isShortRegular(text, isShown: isShown) }
    var trace = DraftTrace()
    var wasSpace = true
    for index in text.indices {
      switch text[index] {
      case 0x21, 0x23, 0x27, 0x2B...0x2D, 0x2F...0x39, 0x3B, 0x3D, 0x3F, 0x41...0x5A, 0x5E,
        0x60...0x7A,
        0x7C, 0x80...0xC1, 0xC4...0xE0, 0xE4...0xEE, 0xF0...:
        wasSpace = false
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\\"):
        guard index + 1 < text.count, text[index + 1] == 0x20 else { return false }
        wasSpace = false
      case 0x20:
        guard !wasSpace else { return false }
        trace.addSpace(at: index, in: text)
        wasSpace = true
      case 0x21...0x7E:
        trace.add(text[index], at: index, in: text)
        wasSpace = false
      case let byte:
        guard byte >= 0x80, !isSuspect(byte, index, in: text) else { return false }
        trace.add(characterWith: byte, at: index, in: text)
        wasSpace = false
      }
    }
    return !wasSpace && !(isShown && trace.isFound)
  }

  /// The length in bytes of the longest pair of quotation marks.
  private static let longestQuotation = 6

  /// Whether a short text contains neither spaces nor quotation marks, nor the first byte of one.
  private static func isShortRegular(_ text: borrowing Span<UInt8>, isShown: Bool) -> Bool {
    var trace = DraftTrace()
    for index in text.indices {
      let byte = text[index]
      guard byte > 0x27, byte != 0x3C, byte != 0x5C, byte != 0x7F, !(0xC2...0xC3).contains(byte),
        !(0xE1...0xE3).contains(byte), byte != 0xEF
      else { return false }
      trace.add(byte, at: index, in: text)
    }
    return !text.isEmpty && !(isShown && trace.isFound)
  }

  /// Whether a character may be white space beyond ASCII, or an invisible character.
  ///
  /// - Parameter byte: Its first byte, which is one that such characters begin with.
  private static func isSuspect(
    _ byte: UInt8, _ offset: Int, in bytes: borrowing Span<UInt8>
  ) -> Bool {
    guard offset + 2 < bytes.count else { return true }
    let second = bytes[offset + 1]
    let third = bytes[offset + 2]
    return switch (byte, second) {
    case (0xC2, ...0xA0), (0xC2, 0xAD): true
    case (0xC3, _): [0xC2, 0xC5, 0xC6, 0xCB, 0xE2].contains(third)
    case (0xE1, 0x9A), (0xE3, 0x80): third == 0x80
    case (0xE2, 0x80): third <= 0x8F || (0xA8...0xAF).contains(third)
    case (0xE2, 0x81): third >= 0x9F
    case (0xEF, 0xBB): third == 0xBF
    case (0xEF, 0xBF): third >= 0xBC
    default: false
    }
  }
}
