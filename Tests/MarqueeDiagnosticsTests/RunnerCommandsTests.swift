import MarqueeDiagnostics
import Testing

@Suite struct RunnerCommandsTests {
  @Test(arguments: [
    ("##[error]x", "#<U+0023>[error]x"), ("a ##vso[task.x]b", "a #<U+0023>vso[task.x]b"),
    ("###[x]", "##<U+0023>[x]"), ("##a##[x]", "##a#<U+0023>[x]"),
    ("##teamCity[x]", "#<U+0023>teamCity[x]"),
    ("##[a]##[b]", "#<U+0023>[a]#<U+0023>[b]"), ("::error::x", "<U+003A>:error::x"),
    ("a\n \t::x\nb", "a\n \t<U+003A>:x\nb"), ("\u{A0}\u{3000}::x", "\u{A0}\u{3000}<U+003A>:x"),
    ("\u{200D}::x", "\u{200D}<U+003A>:x"), (":::x", "<U+003A>::x"), ("a\n::", "a\n<U+003A>:"),
    ("\u{1F}::x", "\u{1F}<U+003A>:x"),
  ])
  func `a command is shown and no longer one`(text: String, expected: String) {
    #expect(RunnerCommands.disarm(text) == expected)
  }

  @Test(arguments: [
    "", "plain", "## Heading", "##", "#[x]", "# #[x]", "##5[x]", "## [x]", "a ::b", "a::b", ": :a",
    ":a\n:b", "é::x", "\n\n", "##\n[", "한글 ::x",
  ])
  func `other text stays as it is`(text: String) {
    #expect(RunnerCommands.disarm(text) == text)
  }

  @Test func `places are indices of the slice`() {
    let text = Array("ab##[x] ##vso[y]".utf8)
    #expect(RunnerCommands.hashes(in: text[...]) == [3, 9])
    #expect(RunnerCommands.hashes(in: text[3...]) == [9])
    #expect(RunnerCommands.hashes(in: text[..<4]) == [])
  }
}
