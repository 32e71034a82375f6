import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

/// The drawing of a screen in characters, for terminals and logs.
///
/// Runs of rows without text are shortened, so that a poster is not an empty box that fills a page.
extension DrawnScreen {
  package static let columnCounts = 40...400
  package static let defaultColumnCount = 80
  private static let mostRows = 20_000

  /// Returns the drawing; each line ends with a line break.
  ///
  /// - Parameter columns: The width, which is clamped to ``columnCounts``.
  package func text(columns: Int = defaultColumnCount) -> String {
    let columnCount = min(
      max(columns, Self.columnCounts.lowerBound), Self.columnCounts.upperBound)
    // A character is about twice as high as it is wide.
    let pitch = size.width / Double(columnCount)
    let grid = CharacterGrid(columnWidth: pitch, rowHeight: pitch * 2)
    // The rows of a list are in one frame, if that is what the system draws.
    let boxed = Set(self.views.filter { $0.background == .groupedRow }.map(\.section))
    let views = self.views.map { view in
      let isInBox = view.item != nil && boxed.contains(view.section)
      let isBox = view.isExtra && view.background != .groupedBackground
      let hasRoom =
        (view.item != nil || view.fault != nil || isBox) && grid.rows(view.frame).count >= 3
        && grid.columns(view.frame).count >= 5
      return DrawnView(
        view: view, hasFrame: hasRoom && !isInBox, hasRoom: hasRoom || isInBox,
        words: wordRows(of: view, from: hasRoom || isInBox ? 0 : -1, grid))
    }
    let rows = RowPlan(views.map { ($0.view.frame, $0.rowCount) }, grid)
    let rowCount = max(grid.row(size.height), rows.count) + 1
    var canvas = CharacterCanvas(columns: columnCount, rows: min(rowCount, Self.mostRows))
    for view in views { draw(view, rows, grid, on: &canvas) }
    canvas.shortenEmptyRows()
    // As on the canvas, what takes no column is left out.
    let title = "\(preview.title), \(settings.view.device.title)".filter {
      DisplayWidth.columns(of: $0) > 0
    }
    return "\(title)\n" + canvas.text + (rowCount > Self.mostRows ? "…\n" : "")
  }

  /// A view, and its words in rows that are counted from its top.
  private struct DrawnView {
    let view: View
    let hasFrame: Bool
    /// Whether its words are inside a frame.
    let hasRoom: Bool
    let words: [WordRow]

    /// How many rows the view needs at least.
    var rowCount: Int { (words.last?.row ?? 0) + (hasRoom ? 2 : 1) }
  }

  private func draw(
    _ drawn: DrawnView, _ plan: RowPlan, _ grid: CharacterGrid, on canvas: inout CharacterCanvas
  ) {
    let columns = grid.columns(drawn.view.frame)
    let rows = plan.rows(drawn.view.frame)
    if drawn.hasFrame { canvas.frame(columns: columns, rows: rows) }
    // Anything outside the screen is not visible.
    let room = (drawn.hasRoom ? (columns.lowerBound + 2)..<(columns.upperBound - 2) : columns)
      .clamped(to: 0..<canvas.columnCount)
    for row in drawn.words {
      for (text, column) in row.placed(in: room, settings.view.direction) {
        canvas.write(
          text, column: column, row: rows.lowerBound + row.row, limit: room.upperBound)
      }
    }
  }

  private func wordRows(
    of view: View, from start: Int, _ grid: CharacterGrid
  ) -> [WordRow] {
    var rows: [WordRow] = []
    var row = start
    var lastY = -Double.infinity
    for mark in view.marks {
      guard let words = MarkWords(mark, in: view.frame.size, facts: facts) else { continue }
      var frame = words.frame
      // What is mostly outside a view is cut off everywhere else.
      guard (0...view.frame.height).contains(frame.minY + frame.height / 2) else { continue }
      frame.origin.x += view.frame.minX
      // Lines may be closer to each other than rows; then they move down.
      let isBelow = frame.minY > lastY + Self.pitchTolerance
      if isBelow {
        row = max(row + 1, grid.row(view.frame.minY + frame.minY) - grid.row(view.frame.minY))
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
  private static let pitchTolerance = 4.0
}

extension DrawnScreen.View {
  /// The color of the area at its back; `nil` for a cell.
  fileprivate var background: ColorRole? {
    guard isExtra, case .area(let box, _) = marks.first else { return nil }
    return box.fill
  }
}
