import MarqueeDiagnostics
import Testing

@Suite struct LineChangeTests {
  private func change(
    _ text: String, _ edits: (Range<Int>, String)..., limit: Int = 100
  ) -> LineChange? {
    let bytes = Array(text.utf8)
    return LineChange(
      of: edits.map { TextEdit(SourceRange($0.0), replacement: $0.1) }, in: bytes,
      lines: LineTable(bytes), limit: limit)
  }

  @Test func `an edit changes only its own line`() throws {
    let found = try #require(change("one\ntwo\nthree\n", (5..<6, "WW")))
    #expect(found.line == 2)
    #expect(found.before == 4..<7)
    #expect(String(decoding: found.after, as: UTF8.self) == "tWWo")
    #expect(found.focus == 5..<6)
    #expect(found.changedFocus == 1..<3)
  }

  @Test func `edits of several lines change all between them`() throws {
    let found = try #require(change("one\ntwo\nthree\n", (0..<1, "O"), (8..<9, "")))
    #expect(found.line == 1)
    #expect(found.before == 0..<13)
    #expect(String(decoding: found.after, as: UTF8.self) == "One\ntwo\nhree")
  }

  @Test func `a line that is removed with its break takes the next one with it`() throws {
    let found = try #require(change("one\r\ntwo\r\nthree", (5..<10, "")))
    #expect(found.before == 5..<15)
    #expect(String(decoding: found.after, as: UTF8.self) == "three")
  }

  @Test
  func `nothing is shown of no edits, long lines, edits that overlap and places after the end`() {
    #expect(change("one") == nil)
    #expect(change("one", (0..<1, "O"), limit: 2) == nil)
    #expect(change("one", (0..<2, "O"), (1..<3, "E")) == nil)
    #expect(change("one", (2..<4, "O")) == nil)
  }
}
