import MarqueeScreen

/// What one pass over a text notices of signs that only a ``Draft`` has, so that nearly all texts
/// need no other.
///
/// A text without a trace is certainly no draft; one with a trace need not be one.
struct DraftTrace {
  private var hasSign = false
  private var openBracketCount = 0
  private var straightMarkCount = 0
  private var curlyMarkCount = 0

  /// Whether the text may be a draft.
  var isFound: Bool {
    hasSign || openBracketCount != 0 || !straightMarkCount.isMultiple(of: 2)
      || !curlyMarkCount.isMultiple(of: 2)
  }

  /// Notes a sign of ASCII, neither a letter nor a digit.
  mutating func add(_ sign: UInt8, at index: Int, in text: borrowing Span<UInt8>) {
    let next = index + 1 < text.count ? text[index + 1] : nil
    switch sign {
    case UInt8(ascii: "\""): straightMarkCount += 1
    case UInt8(ascii: "("):
      openBracketCount += 1
      if let next, Self.afterBrackets.contains(next) { hasSign = true }
    case UInt8(ascii: ")"):
      openBracketCount -= 1
      // The order counts.
      if openBracketCount < 0 { hasSign = true }
    case UInt8(ascii: "%"): if let next, next != 0x20 { hasSign = true }
    case UInt8(ascii: "."): if index == 0 || next?.isASCIILetter == true { hasSign = true }
    case UInt8(ascii: ":"): if next == UInt8(ascii: "/") { hasSign = true }
    case UInt8(ascii: "$"): if next == UInt8(ascii: "(") { hasSign = true }
    case UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      hasSign = true
    default: break
    }
  }

  /// Notes a space, which may be between two equal words.
  mutating func addSpace(at index: Int, in text: borrowing Span<UInt8>) {
    for count in 2...4 where index >= count && index + count < text.count {
      // The first word may have a capital, so only its end is compared.
      if text[index - 1] == text[index + count], text[index - 2] | 0x20 == text[index + count - 1] {
        hasSign = true
      }
    }
  }

  /// Notes a character beyond ASCII that may be a quotation mark, a bracket or an ellipsis.
  ///
  /// - Parameter byte: Its first byte.
  mutating func add(
    characterWith byte: UInt8, at index: Int, in text: borrowing Span<UInt8>
  ) {
    guard index + 1 < text.count else { return }
    let second = text[index + 1]
    let third = index + 2 < text.count ? text[index + 2] : 0
    switch (byte, second) {
    case (0xE2, 0x80): if (0x9C...0x9F).contains(third) { curlyMarkCount += 1 }
    case (0xE3, 0x80): if (0x88...0x95).contains(third) { hasSign = true }
    case (0xEF, 0xBC): if (0x88...0x89).contains(third) { hasSign = true }
    case (0xC2, 0xAB), (0xC2, 0xBB): hasSign = true
    default: break
    }
  }

  /// Whether a draft may begin with two bytes, which few texts do.
  static func mayBegin(with first: UInt8, _ second: UInt8) -> Bool {
    starts.contains(UInt16(first) << 8 | UInt16(second))
  }

  /// What follows the brackets of '(null)' and '(TBD)'.
  private static let afterBrackets = Set("\"ntTFWpPiIyY".utf8)

  private static let starts = Set(
    (PlaceholderWord.beginningsOfAll + PlaceholderSigns.beginnings + KeyboardRow.beginnings
      + FileName.cameraNames + ["# "]).map { text in
        text.utf8.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
      })
}
