import MarqueeDiagnostics
import MarqueeScreen

/// Draws the marks of one line and their labels below it.
///
/// ```
///   ----  ^^^^ the label of the last mark comes after it
///   |
///   the label of an earlier one below
/// ```
struct MarkRows {
  /// A mark in columns of the displayed line.
  struct Mark {
    /// The columns, from 0 and not empty.
    var columns: Range<Int>
    /// The words after the mark, safe to print; empty for none.
    var label: String
    /// How the place is marked.
    var kind: Annotation.Kind
  }

  /// A label wrapped to less than this is hard to read.
  private static let readableColumnCount = 24

  private let marks: [Mark]
  private let width: Int?
  private let style: TextStyle
  private var rows: [TextRow] = []
  /// Marks whose labels are still to be drawn, the next one last.
  private var pending: [Mark]

  /// The rows below a line.
  ///
  /// - Parameters:
  ///   - marks: The line's marks, in any order.
  ///   - width: The available columns for labels; `nil` for any number.
  static func rows(for marks: [Mark], width: Int?, style: TextStyle) -> [String] {
    var rows = MarkRows(marks, width: width, style: style)
    rows.drawUnderline()
    rows.drawHangingLabels()
    return rows.rows.map(\.description)
  }

  private init(_ marks: [Mark], width: Int?, style: TextStyle) {
    // A secondary mark goes first, so that a primary one is drawn over it and labeled before it.
    let ordered = marks.enumerated().sorted { left, right in
      let leftKey = (
        left.element.columns.lowerBound, left.element.kind.isPrimary ? 1 : 0, -left.offset
      )
      let rightKey = (
        right.element.columns.lowerBound, right.element.kind.isPrimary ? 1 : 0, -right.offset
      )
      return leftKey < rightKey
    }
    self.marks = ordered.map(\.element)
    self.width = width
    self.style = style
    pending = self.marks.filter { !$0.label.isEmpty }
  }

  /// Draws the marks, and one label after the last mark if nothing is in its way.
  private mutating func drawUnderline() {
    var row = TextRow(style: style)
    let end = marks.map(\.columns.upperBound).max() ?? 0
    var kinds = [Annotation.Kind?](repeating: nil, count: end)
    for isPrimary in [false, true] {
      for mark in marks where mark.kind.isPrimary == isPrimary {
        for column in mark.columns { kinds[column] = mark.kind }
      }
    }
    var column = 0
    while column < end {
      let kind = kinds[column]
      let behind =
        kinds[column...].firstIndex { $0?.isPrimary != kind?.isPrimary } ?? end
      if let kind {
        let signs = String(repeating: kind.sign, count: behind - column)
        row.add(signs, at: column, as: kind.role)
      }
      column = behind
    }
    let label = end + 1
    guard let index = pending.lastIndex(where: { $0.columns.upperBound == end }),
      hasRoom(for: pending[index].label, at: label)
    else {
      rows.append(row)
      return
    }
    let mark = pending.remove(at: index)
    for (index, line) in wrap(mark.label, at: label).enumerated() {
      var labeled = index == 0 ? row : bars(before: label)
      labeled.add(line, at: label, as: mark.kind.role)
      rows.append(labeled)
    }
  }

  /// Draws the other labels, from the right to the left, with bars down from their marks.
  private mutating func drawHangingLabels() {
    guard !pending.isEmpty else { return }
    rows.append(bars(before: .max))
    while let mark = pending.popLast() {
      let column = hangingColumn(for: mark)
      for line in wrap(mark.label, at: column) {
        var row = bars(before: column)
        row.add(line, at: column, as: mark.kind.role)
        rows.append(row)
      }
    }
  }

  /// The mark's first column, or one further left if the label would have too little room.
  private func hangingColumn(for mark: Mark) -> Int {
    let column = mark.columns.lowerBound
    guard let width else { return column }
    let bar = pending.last { $0.columns.lowerBound < column }?.columns.lowerBound
    let needed = min(DisplayWidth.columns(of: mark.label), Self.readableColumnCount)
    return min(column, max(width - needed, bar.map { $0 + 2 } ?? 0))
  }

  private func bars(before column: Int) -> TextRow {
    var row = TextRow(style: style)
    var last = -1
    for mark in pending where mark.columns.lowerBound < column && mark.columns.lowerBound > last {
      last = mark.columns.lowerBound
      row.add("|", at: last, as: mark.kind.role)
    }
    return row
  }

  private func wrap(_ label: String, at column: Int) -> [String] {
    WordWrap.lines(label, width: width.map { max(Self.readableColumnCount, $0 - column) })
  }

  private func hasRoom(for label: String, at column: Int) -> Bool {
    guard let width else { return true }
    return min(DisplayWidth.columns(of: label), Self.readableColumnCount) <= width - column
  }
}
