import MarqueeCells
import MarqueeLayout

/// A drawing of a whole screen in characters, for terminals and logs.
package struct ScreenDrawing: Sendable {
  private let preview: Preview
  private let settings: ImageSettings

  /// How many columns the screen is wide.
  private static let columnCount = 78
  /// The most rows that are drawn.
  private static let mostRows = 20_000

  package init(_ preview: Preview, _ settings: ImageSettings) {
    self.preview = preview
    self.settings = settings
  }

  /// The drawing, each line ended.
  package var text: String {
    let screen = DrawnScreen(preview, settings)
    // A character is about twice as high as wide.
    let pitch = screen.size.width / Double(Self.columnCount)
    let grid = CharacterGrid(columnWidth: pitch, rowHeight: pitch * 2)
    let rowCount = min(grid.row(screen.size.height) + 1, Self.mostRows)
    var canvas = CharacterCanvas(columns: Self.columnCount, rows: rowCount)
    for view in screen.views { draw(view, grid, on: &canvas) }
    let title = CharacterWidth.printable("\(preview.title), \(settings.device.title)")
    return "\(title)\n" + canvas.text
  }

  private func draw(
    _ view: DrawnScreen.View, _ grid: CharacterGrid, on canvas: inout CharacterCanvas
  ) {
    let columns = grid.columns(view.frame)
    let rows = grid.rows(view.frame)
    let hasFrame = (view.item != nil || view.fault != nil) && rows.count >= 3 && columns.count >= 5
    if hasFrame { canvas.frame(columns: columns, rows: rows) }
    let room = hasFrame ? (columns.lowerBound + 2)..<(columns.upperBound - 2) : columns
    var row = rows.lowerBound - (hasFrame ? 0 : 1)
    var lastY = -Double.infinity
    for mark in view.marks {
      guard let words = Words(mark, in: view.frame.size) else { continue }
      // Lines may be nearer to each other than rows; then they move down.
      if words.frame.minY > lastY + pitchTolerance {
        row = max(row + 1, grid.row(view.frame.minY + words.frame.minY))
        lastY = words.frame.minY
      }
      guard row < rows.upperBound - (hasFrame ? 1 : 0) else { continue }
      let column =
        settings.direction == .leftToRight
        ? grid.column(view.frame.minX + words.frame.minX)
        : min(room.upperBound, grid.column(view.frame.minX + words.frame.maxX))
          - CharacterWidth.columns(of: words.text)
      canvas.write(
        words.text, column: max(room.lowerBound, column), row: row, limit: room.upperBound)
    }
  }

  /// How far apart two marks may lie and still be in one row, in points.
  private let pitchTolerance = 4.0
}
