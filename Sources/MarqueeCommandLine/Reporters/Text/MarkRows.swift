import MarqueeDiagnostics

/// Draws the marks of one line and their labels below it.
///
/// ```
///   ----  ^^^^ the label of the last mark comes after it
///   |
///   the label of an earlier one below
/// ```
struct MarkRows {
  private typealias Piece = (column: Int, text: String, role: TextStyle.Role)

  /// A label wrapped to less than this is hard to read.
  private static let readableColumnCount = 24

  let width: Int?
  /// Marks whose labels are still to be drawn, the next one last.
  var pending: [LineMark]
  private var rows: [[Piece]] = []

  /// The rows below a line.
  ///
  /// - Parameters:
  ///   - marks: The line's marks, in any order.
  ///   - width: The available columns for labels; `nil` for any number.
  static func rows(for marks: [LineMark], width: Int?, style: TextStyle) -> [String] {
    guard !marks.isEmpty else { return [] }
    // A secondary mark goes first, so that a primary one is drawn over it and labeled before it.
    let marks = marks.reversed().sorted { left, right in
      (left.columns.lowerBound, left.isPrimary ? 1 : 0)
        < (right.columns.lowerBound, right.isPrimary ? 1 : 0)
    }
    var rows = MarkRows(width: width, pending: marks.filter { !$0.label.isEmpty })
    rows.draw(marks)
    return rows.rows.map { text(of: $0, style) }
  }

  /// The text of a row: each piece is at its column, or after the earlier ones that reach further.
  private static func text(of pieces: [Piece], _ style: TextStyle) -> String {
    var (text, end) = ("", 0)
    for piece in pieces {
      let gap = max(0, piece.column - end)
      text += String(repeating: " ", count: gap) + style.paint(piece.text, piece.role)
      end += gap + DisplayWidth.columns(of: piece.text)
    }
    return text
  }

  /// Draws the marks, one label after the last mark if nothing is in its way, and the other labels
  /// from the right to the left, with bars down from their marks.
  private mutating func draw(_ marks: [LineMark]) {
    let underline = Self.underline(marks)
    let end = marks.map(\.columns.upperBound).max() ?? 0
    if let index = pending.lastIndex(where: { $0.columns.upperBound == end }),
      width.map({ neededColumns(pending[index]) <= $0 - end - 1 }) ?? true
    {
      drawLabel(of: pending.remove(at: index), at: end + 1, after: underline)
    } else {
      rows.append(underline)
    }
    if !pending.isEmpty { rows.append(bars(before: .max)) }
    while let mark = pending.popLast() { drawLabel(of: mark, at: hangingColumn(for: mark)) }
  }

  private static func underline(_ marks: [LineMark]) -> [Piece] {
    var roles: [Int: TextStyle.Role] = [:]
    for mark in marks.filter({ !$0.isPrimary }) + marks.filter(\.isPrimary) {
      for column in mark.columns { roles[column] = mark.role }
    }
    return roles.sorted { $0.key < $1.key }.reduce(into: []) { pieces, column in
      let sign = column.value == .secondary ? "-" : "^"
      if let last = pieces.last, last.role == column.value,
        last.column + last.text.utf8.count == column.key
      {
        pieces[pieces.count - 1].text += sign
      } else {
        pieces.append((column.key, sign, column.value))
      }
    }
  }

  private mutating func drawLabel(
    of mark: LineMark, at column: Int, after underline: [Piece]? = nil
  ) {
    let width = width.map { max(Self.readableColumnCount, $0 - column) }
    for (index, line) in WordWrap.lines(mark.label, width: width).enumerated() {
      let before = index == 0 ? underline : nil
      rows.append((before ?? bars(before: column)) + [(column, line, mark.role)])
    }
  }

  /// The mark's first column, or one further left if the label would have too little room.
  private func hangingColumn(for mark: LineMark) -> Int {
    let column = mark.columns.lowerBound
    guard let width else { return column }
    let bar = pending.last { $0.columns.lowerBound < column }?.columns.lowerBound
    return min(column, max(width - neededColumns(mark), bar.map { $0 + 2 } ?? 0))
  }

  private func bars(before column: Int) -> [Piece] {
    var bars: [Piece] = []
    for mark in pending
    where mark.columns.lowerBound < column && mark.columns.lowerBound > bars.last?.column ?? -1 {
      bars.append((mark.columns.lowerBound, "|", mark.role))
    }
    return bars
  }

  private func neededColumns(_ mark: LineMark) -> Int {
    min(DisplayWidth.columns(of: mark.label), Self.readableColumnCount)
  }
}
