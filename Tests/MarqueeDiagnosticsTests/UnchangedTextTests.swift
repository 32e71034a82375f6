import MarqueeDiagnostics
import Testing

@Suite struct UnchangedTextTests {
  private func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
    TextEdit(SourceRange(range), replacement: replacement)
  }

  private func parts(_ text: UnchangedText) -> [[Int]] {
    text.parts.map { [$0.before, $0.after, $0.count] }
  }

  @Test func `a text without edits is unchanged as a whole`() {
    #expect(parts(UnchangedText(byteCount: 5)) == [[0, 0, 5]])
    #expect(parts(UnchangedText(byteCount: 0)).isEmpty)
  }

  /// `0123456789` → `01AB456789` → `01AB45C6789` → `B45C6789`.
  @Test func `what several rounds of edits leave is followed to where it is`() {
    var text = UnchangedText(byteCount: 10)
    text.apply([edit(2..<4, "AB")])
    #expect(parts(text) == [[0, 0, 2], [4, 4, 6]])
    text.apply([edit(6..<6, "C")])
    #expect(parts(text) == [[0, 0, 2], [4, 4, 2], [6, 7, 4]])
    text.apply([edit(0..<3, "")])
    #expect(parts(text) == [[4, 1, 2], [6, 4, 4]])
  }

  /// `0123456789` → `0X3Y789`.
  @Test func `edits of one round are counted together`() {
    var text = UnchangedText(byteCount: 10)
    text.apply([edit(1..<3, "X"), edit(4..<7, "Y")])
    #expect(parts(text) == [[0, 0, 1], [3, 2, 1], [7, 4, 3]])
  }
}
