import MarqueeDiagnostics
import Testing

@Suite struct TextEditTests {
  private func fixIt(_ edits: (Range<Int>, String)...) -> FixIt {
    FixIt(
      "edit", applicability: .safe,
      edits: edits.map { TextEdit(SourceRange($0.0), replacement: $0.1) })
  }

  private func apply(_ fixIts: [FixIt], to text: String) -> (String, Int) {
    let (result, applied) = TextEdit.apply(fixIts, to: Array(text.utf8))
    return (String(decoding: result, as: UTF8.self), applied)
  }

  @Test func `edits are applied by place, whatever their order`() {
    #expect(apply([fixIt((4..<5, "E")), fixIt((0..<1, ""))], to: "abcdef") == ("bcdEf", 2))
  }

  @Test func `a fix-it that overlaps an earlier one is left out as a whole`() {
    let fixIts = [fixIt((1..<3, "-")), fixIt((2..<4, "x"), (5..<6, "y"))]
    #expect(apply(fixIts, to: "abcdef") == ("a-def", 1))
  }

  @Test func `two insertions at one place are not both applied`() {
    #expect(apply([fixIt((2..<2, "x")), fixIt((2..<2, "y"))], to: "abcd") == ("abxcd", 1))
  }

  @Test func `neighbors that only touch are both applied`() {
    #expect(apply([fixIt((0..<2, "x")), fixIt((2..<4, "y"))], to: "abcd") == ("xy", 2))
  }

  @Test func `a fix-it whose own edits overlap is left out`() {
    #expect(
      apply([fixIt((1..<4, "-"), (2..<3, "x")), fixIt((1..<2, "B"))], to: "abcdef") == ("aBcdef", 1)
    )
  }

  @Test func `an edit after the end of the text is left out`() {
    #expect(apply([fixIt((3..<5, "x"))], to: "abcd") == ("abcd", 0))
  }
}
