import MarqueeScreen

/// Markup of Markdown: '**New**', '[Help](https://example.com)', '## Films'.
///
/// It follows CommonMark's rules of where emphasis can begin and end, so that 'f**k' and
/// 'New** and old**' have none. Code in '`' and words in single '*' or '_' are not reported, because
/// people write them so in plain text, too.
enum MarkdownMarkup {
  /// Signs that enclose words.
  private static let fences = ["***", "**", "~~", "__"]
  private static let starts = Set("*~_[".utf8)
  /// What the address of a link begins with.
  private static let addresses = ["http", "/", "#", "mailto:", "www.", "screen:"]

  /// The first piece in a text.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    if let heading = heading(in: text) { return heading }
    var ends = Ends(in: text)
    var offset = text.startIndex
    while let start = text[offset...].firstIndex(where: starts.contains) {
      let sign = text[start]
      let isBracket = sign == UInt8(ascii: "[")
      if let end = isBracket ? ends.link(at: start) : ends.fenced(at: start) { return start..<end }
      offset = start + 1
      // The rest of a row of signs begins nothing.
      if !isBracket { offset = text[offset...].firstIndex { $0 != sign } ?? text.endIndex }
    }
    return nil
  }

  /// The signs before a heading: '#' before a capital, or several before any letter.
  private static func heading(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let signs = text.prefix { $0 == UInt8(ascii: "#") }
    guard (1...6).contains(signs.count), text.byte(at: signs.endIndex) == 0x20,
      let first = text.byte(at: signs.endIndex + 1),
      first.isASCIICapital || signs.count > 1 && first.isOfWord
    else { return nil }
    return signs.indices
  }

  /// The ends of what begins at one index after another.
  ///
  /// Many signs may begin something, as in a row of '[' or in '**a **a', and the end of each would be
  /// searched for in the whole rest of the text; so the searches go forward only.
  private struct Ends {
    private let text: ArraySlice<UInt8>
    /// Searches for `](`, and for the `)` after it.
    private var middles = ForwardSearch()
    private var parentheses = ForwardSearch()
    /// Searches for the closing signs of each of the fences.
    private var closings = Array(repeating: ForwardSearch(), count: fences.count)
    /// Searches for what no name of a program has.
    private var strangers = ForwardSearch()

    init(in text: ArraySlice<UInt8>) { self.text = text }

    /// The end of '[text](address)', whose bracket is at the index.
    mutating func link(at start: Int) -> Int? {
      let text = text
      guard let middle = middles.next(from: start, { text[$0...].range(of: "](") }),
        middle.lowerBound > start + 1
      else { return nil }
      let target = text[middle.upperBound...]
      guard addresses.contains(where: { target.starts(with: $0.utf8) }) else { return nil }
      return parentheses.next(from: target.startIndex) { text[$0...].range(of: ")") }?.upperBound
    }

    /// The end of '**text**', whose first sign is at the index.
    mutating func fenced(at start: Int) -> Int? {
      guard text.byte(before: start)?.isOfWord != true else { return nil }
      let text = text
      let sign = text[start]
      let row = text[start...].prefix { $0 == sign }
      guard let fence = fences.firstIndex(where: { row.elementsEqual($0.utf8) }),
        let first = text.byte(at: row.endIndex), first.isOfWord,
        let closing = closings[fence].next(
          from: row.endIndex, { MarkdownMarkup.closing(like: row, in: text, from: $0) })
      else { return nil }
      // '__init__' is a name in Python.
      let isName =
        fences[fence] == "__" && isIdentifier(row.endIndex..<closing.lowerBound)
      return isName ? nil : closing.upperBound
    }

    /// Whether a part of the text is a name as programs use them.
    private mutating func isIdentifier(_ range: Range<Int>) -> Bool {
      guard text[range].first?.beginsIdentifier == true else { return false }
      let text = text
      let stranger = strangers.next(from: range.lowerBound) { start in
        text[start...].firstIndex { !$0.isOfIdentifier }.map { $0..<($0 + 1) }
      }
      return stranger.map { $0.lowerBound >= range.upperBound } ?? true
    }
  }

  /// The closing signs: after no space, and before no word.
  private static func closing(
    like fence: ArraySlice<UInt8>, in text: ArraySlice<UInt8>, from start: Int
  ) -> Range<Int>? {
    guard let sign = fence.first else { return nil }
    var offset = start
    while let close = text[offset...].firstIndex(of: sign) {
      let row = text[close...].prefix { $0 == sign }
      offset = row.endIndex
      guard row.count == fence.count, let last = text.byte(before: close), last != 0x20,
        text.byte(at: row.endIndex)?.isOfWord != true
      else { continue }
      return row.indices
    }
    return nil
  }
}
