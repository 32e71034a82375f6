import MarqueeCommandLine
import MarqueeDiagnostics
import Testing

@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain 한국어 🚘 • é", "plain 한국어 🚘 • é"),
      ("\u{0}\t\r\n\u{1B}[2J", "␀␉␍␊␛[2J"),
      ("\u{7F}", "␡"),
      ("\u{9B}31m\u{85}", "<U+009B>31m<U+0085>"),
      ("\u{202E}\u{2066}\u{200F}", "<U+202E><U+2066><U+200F>"),
      ("\u{2028}\u{2029}\u{FEFF}\u{200B}\u{AD}", "<U+2028><U+2029><U+FEFF><U+200B><U+00AD>"),
      ("\u{E0001}", "<U+E0001>"),
      ("👨‍👩‍👧", "👨‍👩‍👧"), ("é ##[error]x\u{1B}", "é #<U+0023>[error]x␛"), ("a ::b", "a ::b"),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
      ("می‌خواهم", "می‌خواهم"),  // Persian is written with a non-joiner
    ])
  func `what a terminal would obey becomes visible`(text: String, expected: String) {
    #expect(VisibleText.escape(text) == expected)
  }

  @Test func `chosen scalars may stay`() {
    #expect(VisibleText.escape("a\nb\tc", keeping: ["\n"]) == "a\nb␉c")
  }
}
