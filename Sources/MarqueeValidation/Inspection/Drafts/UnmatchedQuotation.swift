import MarqueeScreen

/// A quotation mark whose other half is missing: '“Dune', 'Dune"'.
///
/// Languages use the curly marks in different pairs, so only their number counts. After a digit a
/// mark means inches, and between letters it is Hebrew. Guillemets next to a space are arrows, and
/// apostrophes are not counted.
enum UnmatchedQuotation {
  /// The mark; `nil` if all have their other half.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    unmatched(straight(in: text), in: text) ?? unmatched(curly(in: text), in: text)
      ?? guillemet(in: text)
  }

  private static func unmatched(
    _ marks: [Range<Int>], in text: ArraySlice<UInt8>
  ) -> Range<Int>? {
    let others = marks.filter {
      text.byte(before: $0.lowerBound)?.isASCIIDigit != true && !text.isInWord($0)
    }
    guard !marks.count.isMultiple(of: 2), !others.count.isMultiple(of: 2) else { return nil }
    return others.last
  }

  private static func straight(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    text.indices.filter { text[$0] == UInt8(ascii: "\"") }.map { $0..<($0 + 1) }
  }

  /// The marks from U+201C to U+201F.
  private static func curly(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    ["“", "”", "„", "‟"].flatMap { text.ranges(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// A guillemet that is not an arrow, if the text has no other: it touches a word on one side, or it
  /// opens a quotation in the middle of the text.
  private static func guillemet(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let opening = text.ranges(of: "«")
    let all = opening + text.ranges(of: "»")
    guard all.count == 1, let mark = all.first else { return nil }
    if !opening.isEmpty, mark.lowerBound > text.startIndex, !text.isInWord(mark) { return mark }
    let isAfterWord = text.byte(before: mark.lowerBound)?.isOfWord == true
    let isBeforeWord = text.byte(at: mark.upperBound)?.isOfWord == true
    return isAfterWord != isBeforeWord && !isNoBreakSpace(around: mark, in: text) ? mark : nil
  }

  private static func isNoBreakSpace(
    around mark: Range<Int>, in text: ArraySlice<UInt8>
  ) -> Bool {
    ["\u{A0}", "\u{202F}"].contains { space in
      text[mark.upperBound...].starts(with: space.utf8)
        || text[..<mark.lowerBound].suffix(space.utf8.count).elementsEqual(space.utf8)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether words touch a range on both sides.
  fileprivate func isInWord(_ range: Range<Int>) -> Bool {
    byte(before: range.lowerBound)?.isOfWord == true && byte(at: range.upperBound)?.isOfWord == true
  }

  /// The places of a text in the slice.
  fileprivate func ranges(of text: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = self
    while let range = rest.range(of: text) {
      found.append(range)
      rest = self[range.upperBound...]
    }
    return found
  }
}
