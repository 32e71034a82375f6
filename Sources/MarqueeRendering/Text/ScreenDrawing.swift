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
    var nextRow = rows.lowerBound + (hasFrame ? 1 : 0)
    for mark in view.marks {
      guard let (words, y) = words(of: mark) else { continue }
      // Lines may be nearer to each other than rows; then they move down.
      let row = max(nextRow, grid.row(view.frame.minY + y))
      guard row < rows.upperBound - (hasFrame ? 1 : 0) else { continue }
      canvas.write(words, column: room.lowerBound, row: row, limit: room.upperBound)
      nextRow = row + 1
    }
  }

  /// What a mark says, and where it stands in its view.
  private func words(of mark: Mark) -> (String, Double)? {
    switch mark {
    case .line(let line): (line.text, line.frame.minY)
    case .picture(let picture, let frame): picture.name.map { ("[\($0)]", frame.minY) }
    case .numeral(let number, _, _, _): ("#\(number)", 0)
    case .stars(let rating, let frame):
      (
        String(repeating: "★", count: Int(min(max(0, rating), 5).rounded()))
          .padded(with: "☆", to: 5), frame.minY
      )
    case .area, .shade: nil
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

extension String {
  fileprivate func padded(with filler: Character, to count: Int) -> String {
    self + String(repeating: filler, count: Swift.max(0, count - self.count))
  }
}
