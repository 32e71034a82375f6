import MarqueeCommandLine
import Testing

@Suite struct WordWrapTests {
  @Test(
    arguments: [
      ("", 5, [""]),
      ("one two", 7, ["one two"]),
      ("one two", 6, ["one", "two"]),
      ("one  two", 8, ["one  two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
      ("한글 한", 5, ["한글", "한"]),
      ("한글한", 5, ["한글", "한"]),
      ("한글", 1, ["한", "글"]),
      ("ab", 0, ["a", "b"]),
      ("one two", nil, ["one two"]),
    ] as [(String, Int?, [String])])
  func `lines break between words where they can`(text: String, width: Int?, lines: [String]) {
    #expect(WordWrap.lines(text, width: width) == lines)
  }
}
