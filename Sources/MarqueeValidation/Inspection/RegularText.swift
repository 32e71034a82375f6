import MarqueeScreen

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
    guard text.count > 0, text[0] != 0x20, !mayBeQuotation(text) else { return false }
    var (before, last, start): (UInt8, UInt8, Int) = (0, 0, 0)
    for index in text.indices {
      let byte = text[index]
      if isShown, pairs[Int(before) << 8 | Int(byte)] { return false }
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\\"):
        guard index + 1 < text.count, text[index + 1] == 0x20 else { return false }
      case 0x20:
        guard before != 0x20, !(isShown && mayRepeat(start..<index, in: text)) else { return false }
        (last, start) = (before, index + 1)
      case 0x21...0x7E, 0x80...0xC1, 0xC4...0xE0, 0xE4...0xEE, 0xF0...: break
      default: guard byte >= 0x80, !isSuspect(byte, index, in: text) else { return false }
      }
      if before == 0x20, isShown, gaps[Int(last) << 8 | Int(byte)] { return false }
      before = byte
    }
    guard before != 0x20 else { return false }
    let isName = start == 0 && ((0x61...0x7A).contains(text[0]) || before.isASCIIDigit)
    return !isShown
      || !(pairs[Int(before) << 8] || isName || Draft.isKnown(text) || mayBeTwice(text))
  }

  /// Whether a text may be a pair of quotation marks.
  private static func mayBeQuotation(_ text: borrowing Span<UInt8>) -> Bool {
    text.count < 7 && [0x22, 0x27, 0xE2].contains(text[0])
  }

  /// Pairs of bytes that few texts have but a ``Draft``; 0 is before a text and after it.
  private static let pairs: [Bool] = {
    let all = Array(UInt8.min...UInt8.max)
    let (small, capitals) = (Array(0x61...0x7A as ClosedRange<UInt8>), Array("CDE?".utf8))
    return table([
      (all, Array("@[]{}()*_~\"".utf8)), (Array("%".utf8), all.filter { $0 != 0x20 }),
      (Array(".".utf8), small + small.map { $0 - 0x20 }), (Array(":".utf8), small + [0x2F]),
      (Array("'".utf8), Array("'".utf8)), (Array(",".utf8), Array(",".utf8)),
      (Array("=".utf8), capitals), (small + small.map { $0 - 0x20 }, [0xD0, 0xD1]),
      ([0], Array("-._?#=|/,;".utf8) + [0xC2, 0xE2]),
      (Array("-|/,&".utf8) + separatorEnds, [0]),
      // The brackets of East Asia, curly quotation marks, and guillemets.
      ([0x80], Array(0x88...0x91) + [0x95] + Array(0x9C...0x9F)), ([0xBC], [0x88, 0x89]),
      ([0xC2], [0xAB, 0xBB]),
      // A time after its date.
      (Array("T".utf8), Array("0123456789".utf8)),
    ])
  }()

  /// The bytes before and after a space between two separators.
  private static let gaps: [Bool] = {
    let separators = Array("-|/,;&".utf8)
    return table([
      (Array(UInt8.min...UInt8.max), Array(",".utf8)),
      (separators + separatorEnds, separators + [0xC2, 0xE2, 0xE3]),
    ])
  }()

  /// The last bytes of '·', '–', '—', '•' and '・'.
  private static let separatorEnds: [UInt8] = [0xB7, 0x93, 0x94, 0xA2, 0xBB]

  private static func table(_ pairs: [([UInt8], [UInt8])]) -> [Bool] {
    pairs.reduce(into: Array(repeating: false, count: 1 << 16)) { table, pair in
      for first in pair.0 { for second in pair.1 { table[Int(first) << 8 | Int(second)] = true } }
    }
  }

  /// Whether the word after the space at the end of a word may be the same, but for a capital.
  private static func mayRepeat(_ word: Range<Int>, in text: borrowing Span<UInt8>) -> Bool {
    let (next, end) = (word.upperBound + 1, word.upperBound + word.count)
    return word.count > 1 && end < text.count && text[next] | 0x20 == text[word.lowerBound] | 0x20
      && text[end] == text[word.upperBound - 1]
  }

  /// Whether the halves of a text, with up to three signs between, may be the same.
  private static func mayBeTwice(_ text: borrowing Span<UInt8>) -> Bool {
    for gap in 0...3 {
      let half = (text.count - gap) / 2
      let start = text.count - half
      guard half > 3, text[half - 1] == text[text.count - 1] else { continue }
      if (0...3).allSatisfy({ text[start + $0] == text[$0] }) { return true }
    }
    return false
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
