import MarqueeDiagnostics

/// Rows of cells in aligned columns, for a terminal.
struct TextTable {
  /// The side that a column's cells are aligned to.
  enum Side {
    case left
    case right
  }

  private let sides: [Side]
  private var rows: [[String]]

  init(_ columns: [(heading: String, side: Side)]) {
    sides = columns.map(\.side)
    rows = [columns.map(\.heading)]
  }

  /// Adds a row; cells are escaped, missing ones are empty.
  mutating func add(_ cells: [String]) {
    rows.append(
      sides.indices.map { cells.indices.contains($0) ? VisibleText.escape(cells[$0]) : "" })
  }

  /// The lines, without trailing spaces.
  var text: String {
    let widths = sides.indices.map { column in
      rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for column in sides.indices {
        let space = String(
          repeating: " ", count: max(0, widths[column] - DisplayWidth.columns(of: row[column])))
        line += column == 0 ? "" : "  "
        line += sides[column] == .left ? row[column] + space : space + row[column]
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
