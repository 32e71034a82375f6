import MarqueeDiagnostics

struct CharacterCanvas {
  typealias Row = [String]

  /// The rows; an empty string follows a character of two columns.
  var rows: [Row]
  let columnCount: Int

  init(columns: Int, rows: Int) {
    columnCount = max(0, columns)
    self.rows = Array(
      repeating: Array(repeating: " ", count: max(0, columns)), count: max(0, rows))
  }

  /// The rows as lines, without trailing spaces.
  var text: String {
    rows.map { row in
      var line = row.joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Draws a frame with round corners, and clears its inside.
  mutating func frame(columns: Range<Int>, rows range: Range<Int>) {
    guard columns.count >= 2, range.count >= 2 else { return }
    // A frame may be much larger than the canvas.
    for row in range.clamped(to: rows.indices) {
      for column in columns.clamped(to: 0..<columnCount) {
        let isTop = row == range.lowerBound
        let isBottom = row == range.upperBound - 1
        let isLeft = column == columns.lowerBound
        let isRight = column == columns.upperBound - 1
        let character =
          switch (isTop, isBottom, isLeft, isRight) {
          case (true, _, true, _): "╭"
          case (true, _, _, true): "╮"
          case (_, true, true, _): "╰"
          case (_, true, _, true): "╯"
          case (true, _, _, _), (_, true, _, _): "─"
          case (_, _, true, _), (_, _, _, true): "│"
          default: " "
          }
        put(character, column: column, row: row)
      }
    }
  }

  /// Writes as much of a text as fits, without characters that take no column, because controls
  /// must not reach a terminal.
  mutating func write(_ text: String, column: Int, row: Int, limit: Int) {
    var column = column
    for character in text {
      let width = DisplayWidth.columns(of: character)
      guard width > 0 else { continue }
      guard column + width <= limit else { return }
      put(String(character), column: column, row: row)
      if width == 2 { put("", column: column + 1, row: row) }
      column += width
    }
  }

  private mutating func put(_ character: String, column: Int, row: Int) {
    guard rows.indices.contains(row), (0..<columnCount).contains(column) else { return }
    // Half of a wide character cannot stay.
    if rows[row][column].isEmpty, column > 0, !character.isEmpty { rows[row][column - 1] = " " }
    if column + 1 < columnCount, rows[row][column + 1].isEmpty, !character.isEmpty {
      rows[row][column + 1] = " "
    }
    rows[row][column] = character
  }
}
