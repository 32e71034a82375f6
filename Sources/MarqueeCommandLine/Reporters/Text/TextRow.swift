import MarqueeDiagnostics

/// A row of text pieces, each at its own column.
struct TextRow {
  private var text = ""
  private var columnCount = 0
  private let style: TextStyle

  /// Makes an empty row.
  init(style: TextStyle) {
    self.style = style
  }

  /// Adds a piece at a column, or after the earlier pieces if they reach further.
  mutating func add(_ piece: String, at column: Int, as role: TextStyle.Role?) {
    let gap = max(0, column - columnCount)
    text += String(repeating: " ", count: gap) + style.paint(piece, role)
    columnCount += gap + DisplayWidth.columns(of: piece)
  }

  /// The row as text.
  var description: String { text }
}
