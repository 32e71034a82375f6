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

  /// The first piece in a text.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    if let heading = heading(in: text) { return heading }
    var offset = text.startIndex
    while let start = text[offset...].firstIndex(where: starts.contains) {
      if let end = link(in: text[start...]) ?? fenced(in: text, at: start) { return start..<end }
      let sign = text[start]
      offset = start + 1
      // The rest of a row of signs begins nothing.
      if sign != UInt8(ascii: "[") {
        offset = text[offset...].firstIndex { $0 != sign } ?? text.endIndex
      }
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

  /// The end of '[text](address)'.
  private static func link(in text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "["), let middle = text.range(of: "]("),
      middle.lowerBound > text.startIndex + 1
    else { return nil }
    let target = text[middle.upperBound...]
    guard
      ["http", "/", "#", "mailto:", "www.", "screen:"].contains(where: {
        target.starts(with: $0.utf8)
      }),
      let end = target.firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return end + 1
  }

  private static func fenced(in text: ArraySlice<UInt8>, at start: Int) -> Int? {
    guard text.byte(before: start)?.isOfWord != true else { return nil }
    let rest = text[start...]
    let sign = text[start]
    let row = rest.prefix { $0 == sign }
    guard let fence = fences.first(where: { row.elementsEqual($0.utf8) }),
      let first = text.byte(at: row.endIndex), first.isOfWord,
      let end = end(of: Array(row), in: text, from: row.endIndex)
    else { return nil }
    let content = text[row.endIndex..<(end - row.count)]
    // '__init__' is a name in Python.
    return fence == "__" && content.isIdentifier ? nil : end
  }

  /// The end of the closing signs: after no space, and before no word.
  private static func end(
    of fence: [UInt8], in text: ArraySlice<UInt8>, from start: Int
  ) -> Int? {
    var offset = start
    while let close = text[offset...].firstIndex(of: fence[0]) {
      let row = text[close...].prefix { $0 == fence[0] }
      offset = row.endIndex
      guard row.count == fence.count, let last = text.byte(before: close), last != 0x20,
        text.byte(at: row.endIndex)?.isOfWord != true
      else { continue }
      return row.endIndex
    }
    return nil
  }
}
