import MarqueeDiagnostics
import Testing

@Suite struct LocationTableTests {
  private let text = "ab\r\n\t한글 👨‍👩‍👧é\r\n\n<🚘>\rlast"

  @Test func `a line is found without its column`() {
    let bytes = Array(text.utf8)
    let lines = LineTable(bytes)
    // Line breaks are CRLF, CRLF, LF and CR.
    #expect(lines.line(at: 0) == 1)
    #expect(lines.line(at: UInt32(bytes.count)) == 5)
    for offset in 0...UInt32(bytes.count) {
      #expect(lines.line(at: offset) == lines.location(at: offset).line)
    }
  }

  @Test func `columns in characters are those of the line table`() {
    let bytes = Array(text.utf8)
    // Places between characters, which is where places are.
    var offsets = [UInt32(0)]
    for character in text { offsets.append((offsets.last ?? 0) + UInt32(character.utf8.count)) }
    let table = LocationTable(of: offsets, in: bytes, counting: .characters)
    let lines = LineTable(bytes)
    for offset in offsets { #expect(table.location(at: offset) == lines.location(at: offset)) }
  }

  @Test(
    arguments: [
      (0, 1, 1), (4, 2, 1), (5, 2, 2), (8, 2, 3), (12, 2, 5), (16, 2, 6), (19, 2, 7), (30, 2, 10),
      (99, 5, 5),
    ])
  func `columns in scalars count each scalar`(offset: Int, line: Int, column: Int) {
    let table = LocationTable(of: [UInt32(offset)], in: Array(text.utf8), counting: .scalars)
    #expect(
      table.location(at: UInt32(offset)) == TextLocation(line: line, column: column))
  }

  @Test func `a line that is not UTF-8 counts bytes that begin a character`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xB0, 0x62]
    let table = LocationTable(of: [0, 1, 3, 4], in: bytes, counting: .characters)
    #expect([0, 1, 3, 4].map { table.location(at: $0)?.column } == [1, 2, 3, 4])
  }

  @Test func `an offset that was not asked for has no location`() {
    let table = LocationTable(of: [1], in: Array("abc".utf8), counting: .characters)
    #expect(table.location(at: 2) == nil)
    #expect(table.range(SourceRange(1..<2)) == nil)
  }

  @Test func `lines after the last place are not looked for`() {
    let table = LocationTable(of: [5, 1], in: Array(text.utf8), counting: .characters)
    #expect(table.lines.lineCount == 2)
    // The line holds 28 bytes: a tab, two syllables, a space, a family of 18 and an accented letter
    // of 2 begin at the fourth byte, and the line break follows.
    #expect(table.lines.range(ofLine: 2) == SourceRange(4..<32))
    #expect(table.lines.range(ofLine: 3) == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a line of megabytes with many places is walked over once`() {
    let bytes = Array(String(repeating: "<a>한</a>", count: 200_000).utf8)
    let offsets = stride(from: UInt32(0), to: UInt32(bytes.count), by: 10)
    let table = LocationTable(of: offsets, in: bytes, counting: .characters)
    // Ten bytes are eight characters.
    #expect(table.location(at: 1_999_990) == TextLocation(line: 1, column: 1_599_993))
  }

  /// A place inside a character counts as the one after it, so that no mark begins in its middle.
  @Test(arguments: [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3), (5, 4)] as [(UInt32, Int)])
  func `a place inside a character counts as the one after it`(offset: UInt32, column: Int) {
    // The syllable has the bytes 1, 2 and 3.
    let table = LocationTable(of: [offset], in: Array("a한bc".utf8), counting: .characters)
    #expect(table.location(at: offset)?.column == column)
  }
}
