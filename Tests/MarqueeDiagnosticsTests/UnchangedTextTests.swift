import MarqueeDiagnostics
import Testing

@Suite struct UnchangedTextTests {
  private static func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
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
    text.apply([Self.edit(2..<4, "AB")])
    #expect(parts(text) == [[0, 0, 2], [4, 4, 6]])
    text.apply([Self.edit(6..<6, "C")])
    #expect(parts(text) == [[0, 0, 2], [4, 4, 2], [6, 7, 4]])
    text.apply([Self.edit(0..<3, "")])
    #expect(parts(text) == [[4, 1, 2], [6, 4, 4]])
  }

  @Test(arguments: [
    [[edit(2..<4, "AB")], [edit(6..<6, "C")], [edit(0..<3, "")]],
    [[edit(1..<3, "X"), edit(4..<7, "Y")]], [[edit(0..<10, "")]], [[edit(10..<10, "end")]], [],
  ])
  func `the edits of all rounds make one version of the other`(rounds: [[TextEdit]]) {
    let before = Array("0123456789".utf8)
    var after = before
    var text = UnchangedText(byteCount: before.count)
    for edits in rounds {
      after = TextEdit.apply(edits, to: after)
      text.apply(edits)
    }
    #expect(TextEdit.apply(text.edits(to: after, of: before.count), to: before) == after)
  }

  /// `0123456789` → `0X3Y789`.
  @Test func `edits of one round are counted together`() {
    var text = UnchangedText(byteCount: 10)
    text.apply([Self.edit(1..<3, "X"), Self.edit(4..<7, "Y")])
    #expect(parts(text) == [[0, 0, 1], [3, 2, 1], [7, 4, 3]])
  }
}
