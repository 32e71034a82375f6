import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

/// A text drawing of a whole screen, for terminals and logs.
///
/// Runs of rows without text are shortened, so that a poster is not an empty box that fills a page.
package struct ScreenDrawing: Sendable {
  private let preview: Preview
  private let settings: ImageSettings
  private let columnCount: Int

  /// The allowed widths in columns.
  package static let columnCounts = 40...400
  /// The default width in columns.
  package static let defaultColumnCount = 80
  /// The largest number of rows that are drawn.
  private static let mostRows = 20_000

  /// Makes a drawing.
  ///
  /// - Parameter columns: The width, which is clamped to ``columnCounts``.
  package init(
    _ preview: Preview, _ settings: ImageSettings, columns: Int = defaultColumnCount
  ) {
    self.preview = preview
    self.settings = settings
    columnCount = min(max(columns, Self.columnCounts.lowerBound), Self.columnCounts.upperBound)
  }

  /// The drawing; each line ends with a line break.
  package var text: String {
    let screen = DrawnScreen(preview, settings)
    // A character is about twice as high as it is wide.
    let pitch = screen.size.width / Double(columnCount)
    let grid = CharacterGrid(columnWidth: pitch, rowHeight: pitch * 2)
    let rowCount = min(grid.row(screen.size.height) + 1, Self.mostRows)
    var canvas = CharacterCanvas(columns: columnCount, rows: rowCount)
    for view in screen.views { draw(view, grid, on: &canvas) }
    canvas.shortenEmptyRows()
    // As on the canvas, what takes no column is left out.
    let title = "\(preview.title), \(settings.view.device.title)".filter {
      DisplayWidth.columns(of: $0) > 0
    }
    return "\(title)\n" + canvas.text
  }

  private func draw(
    _ view: DrawnScreen.View, _ grid: CharacterGrid, on canvas: inout CharacterCanvas
  ) {
    let columns = grid.columns(view.frame)
    let rows = grid.rows(view.frame)
    let hasFrame = (view.item != nil || view.fault != nil) && rows.count >= 3 && columns.count >= 5
    if hasFrame { canvas.frame(columns: columns, rows: rows) }
    // Anything outside the screen is not visible.
    let room = (hasFrame ? (columns.lowerBound + 2)..<(columns.upperBound - 2) : columns)
      .clamped(to: 0..<columnCount)
    let end = rows.upperBound - (hasFrame ? 1 : 0)
    for row in wordRows(of: view, from: rows.lowerBound - (hasFrame ? 0 : 1), grid)
    where row.row < end {
      for (text, column) in row.placed(in: room, settings.view.direction) {
        canvas.write(text, column: column, row: row.row, limit: room.upperBound)
      }
    }
  }

  /// The words of a view, row by row.
  private func wordRows(
    of view: DrawnScreen.View, from start: Int, _ grid: CharacterGrid
  ) -> [WordRow] {
    var rows: [WordRow] = []
    var row = start
    var lastY = -Double.infinity
    for mark in view.marks {
      guard let words = MarkWords(mark, in: view.frame.size, facts: facts) else { continue }
      var frame = words.frame
      frame.origin.x += view.frame.minX
      // Lines may be closer to each other than rows; then they move down.
      let isBelow = frame.minY > lastY + pitchTolerance
      if isBelow {
        row = max(row + 1, grid.row(view.frame.minY + frame.minY))
        lastY = frame.minY
      }
      let columns = grid.column(frame.minX)..<max(grid.column(frame.minX), grid.column(frame.maxX))
      // Only a large image has space for a second line.
      let isLarge = grid.rows(frame).count >= 4 && columns.count >= 12
      for (index, text) in words.lines.prefix(isLarge ? 2 : 1).enumerated() {
        let entry = WordRow.Entry(
          text: text, columns: columns, isCentered: words.isCentered, isSpare: words.isSpare)
        if index > 0 { row += 1 }
        if let last = rows.last, last.row == row {
          rows[rows.count - 1].append(entry)
        } else {
          rows.append(WordRow(row: row, entry))
        }
      }
    }
    return rows
  }

  /// The size of an image, and whether it is shown; `nil` for one from a URL.
  private func facts(of image: CellImage) -> String? {
    guard let name = image.name else { return nil }
    let found = preview.images[name]
    let facts = found?[factsFor: settings.view.device, settings.appearance]
    guard let facts else { return "missing" }
    return facts.isShownByBrowsers ? facts.size : facts.note
  }

  /// The largest vertical distance of two marks in one row, in points.
  private let pitchTolerance = 4.0
}
