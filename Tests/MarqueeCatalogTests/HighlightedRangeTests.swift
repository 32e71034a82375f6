import MarqueeCatalog
import Testing

@Suite struct HighlightedRangeTests {
  @Test(arguments: [
    ("Because you liked Clay", "Clay", "Because you liked |Clay|"),
    ("Clay and Clay", "Clay", "|Clay| and Clay"),
    ("aab", "ab", "a|ab|"),
    ("요리와 음악", "음악", "요리와 |음악|"),
    ("Clay", "Clay", "|Clay|"),
    // Only the first of the two scalars of a flag.
    ("🇰🇷", "\u{1F1F0}", "|\u{1F1F0}|\u{1F1F7}"),
  ])
  func `the first place is highlighted`(text: String, part: String, marked: String) throws {
    let range = try #require(TextHeader(text: text, highlightedText: part).highlightedRange)
    let scalars = text.unicodeScalars
    let pieces = [
      scalars[..<range.lowerBound], scalars[range], scalars[range.upperBound...],
    ].map { String($0) }
    #expect(pieces.joined(separator: "|") == marked)
    #expect(Array(pieces[1].utf8) == Array(part.utf8))
  }

  @Test(arguments: [
    ("Because you liked Clay", "clay"), ("Clay", "Clay and Salt"), ("Clay", ""), ("", "Clay"),
    ("Clay", nil), ("caf\u{E9}", "cafe\u{301}"),
  ])
  func `nothing is highlighted that is not in the text`(text: String, part: String?) {
    #expect(TextHeader(text: text, highlightedText: part).highlightedRange == nil)
  }
}
