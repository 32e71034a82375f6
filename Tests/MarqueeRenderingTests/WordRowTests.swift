import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct WordRowTests {
  private func line(
    _ entries: [WordRow.Entry], room: Range<Int>, _ direction: ReadingDirection = .leftToRight
  ) -> String {
    guard var row = entries.first.map({ WordRow(row: 0, $0) }) else { return "" }
    for entry in entries.dropFirst() { row.append(entry) }
    var canvas = CharacterCanvas(columns: room.upperBound, rows: 1)
    for (text, column) in row.placed(in: room, direction) {
      canvas.write(text, column: column, row: 0, limit: room.upperBound)
    }
    return String(canvas.text.dropLast())
  }

  private func rating(from column: Int) -> [WordRow.Entry] {
    [
      .init(text: "4.6", columns: column..<(column + 4)),
      .init(text: "★★★★½", columns: (column + 4)..<(column + 14), isSpare: true),
      .init(text: "(12,345)", columns: (column + 15)..<(column + 22)),
    ]
  }

  @Test func `stars follow their figure, and the count follows the stars`() {
    #expect(line(rating(from: 2), room: 2..<30) == "  4.6 ★★★★½ (12,345)")
  }

  /// With the stars the row has 18 columns, without them 13; the dots take the last one of ten.
  @Test func `stars give way where there is no room`() {
    #expect(line(rating(from: 0), room: 0..<18) == "4.6 ★★★★½ (12,345)")
    #expect(
      line(rating(from: 0), room: 0..<17) == "4.6    (12,345)".replacing("    ", with: "      "))
    #expect(line(rating(from: 0), room: 0..<10) == "4.6  (12,…")
  }

  @Test func `words move apart, and back from the end`() {
    let apart: [WordRow.Entry] = [
      .init(text: "[icon-compass]", columns: 3..<11), .init(text: "Title", columns: 12..<40),
    ]
    #expect(line(apart, room: 2..<40) == "   [icon-compass]  Title")
    let back: [WordRow.Entry] = [
      .init(text: "$19.90", columns: 0..<8), .init(text: "Bestseller", columns: 15..<20),
    ]
    #expect(line(back, room: 0..<20) == "$19.90    Bestseller")
  }

  @Test func `from the right the first word is on the right`() {
    let row: [WordRow.Entry] = [
      .init(text: "ab", columns: 12..<20), .init(text: "cd", columns: 10..<18),
    ]
    #expect(line(row, room: 0..<20, .rightToLeft) == "              cd  ab")
  }

  @Test func `a centred text is in the middle of its room`() {
    #expect(
      line([.init(text: "abcd", columns: 2..<12, isCentered: true)], room: 2..<12) == "     abcd")
  }

  @Test(arguments: [(4.6, "★★★★½"), (4.8, "★★★★★"), (0, ""), (0.5, "½"), (-3, ""), (7, "★★★★★")])
  func `a rating is stars, and a half one if it is nearer`(rating: Double, stars: String) {
    #expect(MarkWords.stars(rating) == stars)
  }

  /// Of 40 rows with only the sides of a frame, 8 are kept, of 14 rows 5, and of 2 rows both.
  @Test(arguments: [(40, 8), (14, 5), (2, 2)])
  func `an empty box has fewer rows, and a larger one more`(count: Int, kept: Int) {
    var canvas = CharacterCanvas(columns: 8, rows: count + 2)
    canvas.frame(columns: 0..<8, rows: 0..<(count + 2))
    canvas.shortenEmptyRows()
    #expect(
      canvas.text
        == "╭──────╮\n" + String(repeating: "│      │\n", count: kept) + "╰──────╯\n")
  }

  @Test func `blank rows become one, and words stay`() {
    var canvas = CharacterCanvas(columns: 3, rows: 9)
    canvas.write("a", column: 0, row: 3, limit: 3)
    canvas.write("b", column: 0, row: 4, limit: 3)
    canvas.shortenEmptyRows()
    #expect(canvas.text == "\na\nb\n\n")
  }
}
