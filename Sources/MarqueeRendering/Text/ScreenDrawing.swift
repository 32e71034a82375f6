import MarqueeLayout

/// A drawing of a whole screen in characters, for terminals and logs.
package struct ScreenDrawing: Sendable {
  private let preview: Preview
  private let settings: PictureSettings

  /// How many columns the screen is wide.
  private static let columnCount = 78
  /// The most rows that are drawn.
  private static let mostRows = 20_000

  package init(_ preview: Preview, _ settings: PictureSettings) {
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
    return "\(preview.title), \(settings.device.title)\n" + canvas.text
  }

  private func draw(
    _ view: DrawnScreen.View, _ grid: CharacterGrid, on canvas: inout CharacterCanvas
  ) {
    let columns = grid.columns(view.frame)
    let rows = grid.rows(view.frame)
    let hasFrame = view.item != nil && rows.count >= 3
    if hasFrame { canvas.frame(columns: columns, rows: rows) }
    let room = hasFrame ? (columns.lowerBound + 2)..<(columns.upperBound - 2) : columns
    var row = rows.lowerBound - (hasFrame ? 0 : 1)
    var lastY = -Double.infinity
    for mark in view.marks {
      guard let words = Words(mark) else { continue }
      // Lines may be nearer to each other than rows; then they move down.
      if words.place.y > lastY + pitchTolerance {
        row = max(row + 1, grid.row(view.frame.minY + words.place.y))
        lastY = words.place.y
      }
      guard row < rows.upperBound - (hasFrame ? 1 : 0) else { continue }
      let column = grid.column(view.frame.minX + words.place.x)
      canvas.write(
        words.text, column: max(room.lowerBound, column), row: row, limit: room.upperBound)
    }
  }

  /// How far apart two marks may lie and still stand in one row, in points.
  private let pitchTolerance = 4.0
}

/// What a mark says, and where it stands in its view.
private struct Words {
  let text: String
  let place: Point

  init?(_ mark: Mark) {
    switch mark {
    case .line(let line):
      text = line.text
      place = line.frame.origin
    case .picture(let picture, let frame):
      guard let name = picture.name else { return nil }
      text = "[\(name)]"
      place = frame.origin
    case .numeral(let number, _, _, _):
      text = "#\(number)"
      place = .zero
    case .stars(let rating, let frame):
      let count = Int(min(max(0, rating), 5).rounded())
      text = String(repeating: "★", count: count) + String(repeating: "☆", count: 5 - count)
      place = frame.origin
    case .area, .shade:
      return nil
    }
  }
}

/// From points to columns and rows.
struct CharacterGrid {
  let columnWidth: Double
  let rowHeight: Double

  /// The farthest column or row, so that no number is too large.
  private static let farthest = 1e6

  /// The row at a height.
  func row(_ y: Double) -> Int { Self.index(y / rowHeight) }

  /// The column at a place.
  func column(_ x: Double) -> Int { Self.index(x / columnWidth) }

  /// The columns that a frame covers.
  func columns(_ frame: Rect) -> Range<Int> {
    let start = Self.index(frame.minX / columnWidth)
    return start..<max(start, Self.index(frame.maxX / columnWidth))
  }

  /// The rows that a frame covers, at least one.
  func rows(_ frame: Rect) -> Range<Int> {
    let start = row(frame.minY)
    return start..<max(start + 1, row(frame.maxY))
  }

  private static func index(_ position: Double) -> Int {
    position.isFinite ? Int(min(max(-farthest, position.rounded()), farthest)) : 0
  }
}
