import MarqueeDiagnostics
import Testing

@Suite struct LineTableTests {
  @Test(
    arguments: [
      ("", 0, 1, 1),
      ("ab\ncd", 3, 2, 1),
      ("ab\rcd", 4, 2, 2),
      ("ab\r\ncd", 4, 2, 1),
      ("ab\r\n\ncd", 4, 2, 1),
      ("ab\r\n\ncd", 5, 3, 1),
      ("가나다<", 9, 1, 4),
      ("👨‍👩‍👧<", 18, 1, 2),
      ("ab", 99, 1, 3),
    ])
  func `an offset becomes a line and a column in characters`(
    text: String, offset: Int, line: Int, column: Int
  ) {
    let location = LineTable(Array(text.utf8)).location(at: UInt32(offset))
    #expect(location == TextLocation(line: line, column: column))
  }

  @Test func `a line's range leaves its line break out`() {
    let table = LineTable(Array("ab\r\ncd\n".utf8))
    #expect(table.lineCount == 3)
    #expect(table.range(ofLine: 1) == SourceRange(0..<2))
    #expect(table.range(ofLine: 2) == SourceRange(4..<6))
    #expect(table.range(ofLine: 3) == SourceRange(7..<7))
    #expect(table.range(ofLine: 4) == nil)
    #expect(table.range(ofLine: 0) == nil)
  }

  /// The lines are `ab`, `cd` and an empty one; the last offset of each is that of its line break.
  @Test(arguments: [(0, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (99, 3)])
  func `a table ends with the line of the last offset`(offset: Int, lineCount: Int) {
    let text = Array("ab\r\ncd\n".utf8)
    let whole = LineTable(text)
    let table = LineTable(text, through: UInt32(offset))
    #expect(table.lineCount == lineCount)
    for line in 1...lineCount { #expect(table.range(ofLine: line) == whole.range(ofLine: line)) }
    #expect(table.location(at: UInt32(offset)) == whole.location(at: UInt32(offset)))
  }
}
