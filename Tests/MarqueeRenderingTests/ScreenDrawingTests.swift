import MarqueeCatalog
import MarqueeCells
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import Testing

/// Screens in characters: 78 columns here, and rows of two columns' width.
///
/// On the iPhone 15, 393 points wide, a column has 5.038 points and a row 10.077. A list's first
/// row begins below the status bar, at 59 points, which is row 6, and ends at 115.333, before row
/// 11. Its texts have 16 points to the side, which is column 3, and begin at 68 and 90.3 points,
/// which is row 7 and row 9.
@Suite struct ScreenDrawingTests {
  private func lines(direction: ReadingDirection) throws -> [String] {
    let row = Row(text: "Title", secondaryText: "Second line")
    let preview = Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(
        Screen(Catalog(sections: [CatalogSection(type: .list, items: [.row(row)])]))))
    let settings = ImageSettings(
      ScreenView.ID(try #require(Device(named: "iphone-15")), direction: direction))
    return DrawnScreen(preview, settings).text(columns: 78).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  private func row(_ text: String, before: Int) -> String {
    let start = "│" + String(repeating: " ", count: before) + text
    return start + String(repeating: " ", count: 77 - start.count) + "│"
  }

  @Test func `each text is in its row and column`() throws {
    let lines = try lines(direction: .leftToRight)
    let edge = String(repeating: "─", count: 76)
    #expect(lines[0] == "Home, iPhone 15")
    #expect(
      lines[1..<7] == [
        "", "╭\(edge)╮", row("Title", before: 2), row("", before: 2),
        row("Second line", before: 2), "╰\(edge)╯",
      ])
  }

  /// A text ends at 377 points, which is column 75.
  @Test func `from right to left a text ends where it begins otherwise`() throws {
    let lines = try lines(direction: .rightToLeft)
    #expect(lines[3] == row("Title", before: 69))
    #expect(lines[5] == row("Second line", before: 63))
  }
}
