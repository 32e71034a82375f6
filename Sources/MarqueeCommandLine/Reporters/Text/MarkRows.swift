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

  private let marks: [LineMark]
  private let width: Int?
  private let style: TextStyle
  private var rows: [[Piece]] = []
  /// Marks whose labels are still to be drawn, the next one last.
  private var pending: [LineMark]

  /// The rows below a line.
  ///
  /// - Parameters:
  ///   - marks: The line's marks, in any order.
  ///   - width: The available columns for labels; `nil` for any number.
  static func rows(for marks: [LineMark], width: Int?, style: TextStyle) -> [String] {
    guard !marks.isEmpty else { return [] }
    var rows = MarkRows(marks, width: width, style: style)
    rows.drawUnderline()
    rows.drawHangingLabels()
    return rows.rows.map(rows.text)
  }

  private init(_ marks: [LineMark], width: Int?, style: TextStyle) {
    // A secondary mark goes first, so that a primary one is drawn over it and labeled before it.
    self.marks = marks.reversed().sorted { left, right in
      (left.columns.lowerBound, left.isPrimary ? 1 : 0)
        < (right.columns.lowerBound, right.isPrimary ? 1 : 0)
    }
    self.width = width
    self.style = style
    pending = self.marks.filter { !$0.label.isEmpty }
  }

  /// The text of a row: each piece is at its column, or after the earlier ones if they reach
  /// further.
  private func text(of pieces: [Piece]) -> String {
    var (text, end) = ("", 0)
    for piece in pieces {
      let gap = max(0, piece.column - end)
      text += String(repeating: " ", count: gap) + style.paint(piece.text, piece.role)
      end += gap + DisplayWidth.columns(of: piece.text)
    }
    return text
  }

  /// Draws the marks, and one label after the last mark if nothing is in its way.
  private mutating func drawUnderline() {
    let end = marks.map(\.columns.upperBound).max() ?? 0
    var roles = [TextStyle.Role?](repeating: nil, count: end)
    for mark in marks.filter({ !$0.isPrimary }) + marks.filter(\.isPrimary) {
      for column in mark.columns { roles[column] = mark.role }
    }
    var underline: [Piece] = []
    var column = 0
    while column < end {
      let role = roles[column]
      let next = roles[column...].firstIndex { $0 != role } ?? end
      if let role {
        let sign = role == .secondary ? "-" : "^"
        underline.append((column, String(repeating: sign, count: next - column), role))
      }
      column = next
    }
    let label = end + 1
    guard let index = pending.lastIndex(where: { $0.columns.upperBound == end }),
      width.map({ neededColumns(pending[index]) <= $0 - label }) ?? true
    else {
      rows.append(underline)
      return
    }
    let mark = pending.remove(at: index)
    for (index, line) in wrap(mark.label, at: label).enumerated() {
      rows.append((index == 0 ? underline : bars(before: label)) + [(label, line, mark.role)])
    }
  }

  /// Draws the other labels, from the right to the left, with bars down from their marks.
  private mutating func drawHangingLabels() {
    guard !pending.isEmpty else { return }
    rows.append(bars(before: .max))
    while let mark = pending.popLast() {
      let column = hangingColumn(for: mark)
      for line in wrap(mark.label, at: column) {
        rows.append(bars(before: column) + [(column, line, mark.role)])
      }
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

  private func wrap(_ label: String, at column: Int) -> [String] {
    WordWrap.lines(label, width: width.map { max(Self.readableColumnCount, $0 - column) })
  }

  private func neededColumns(_ mark: LineMark) -> Int {
    min(DisplayWidth.columns(of: mark.label), Self.readableColumnCount)
  }
}
