import MarqueeDiagnostics

/// Draws the source lines that contain some annotations, with a gutter of line numbers.
struct Excerpt {
  private let text: [UInt8]
  private let lines: LineTable
  private let gutter: Gutter
  private let style: TextStyle

  /// Prepares to draw excerpts of a source.
  init(of source: SourceFile, lines: LineTable, gutter: Gutter, style: TextStyle) {
    text = source.text
    self.lines = lines
    self.gutter = gutter
    self.style = style
  }

  /// The rows of the excerpt.
  ///
  /// A single line between two marked ones is shown too; several are left out.
  func rows(for annotations: [Annotation]) -> [String] {
    let marks = annotations.flatMap { LineMark.marks(of: $0, text: text, lines: lines) }
    let marksByLine = Dictionary(grouping: marks, by: \.line)
    var rows = [gutter.row(number: nil, "")]
    var last: Int?
    for (number, marks) in marksByLine.sorted(by: { $0.key < $1.key }) {
      if let last, number == last + 2 {
        rows.append(contentsOf: self.rows(ofLine: last + 1, marks: []))
      } else if let last, number > last + 2 {
        rows.append(gutter.cut)
      }
      rows += self.rows(ofLine: number, marks: marks)
      last = number
    }
    return rows
  }

  /// Whether two ranges on one line fit into the shown part of the line.
  func showsTogether(_ left: SourceRange, _ right: SourceRange, inLine line: Int) -> Bool {
    guard let range = lines.range(ofLine: line)?.offsets else { return false }
    let both = Int(min(left.start, right.start))..<Int(max(left.end, right.end))
    let clamped = both.clamped(to: range)
    return ExcerptLine(text, line: range, focus: clamped, width: gutter.textWidth).shows(clamped)
  }

  private func rows(ofLine number: Int, marks: [LineMark]) -> [String] {
    guard let range = lines.range(ofLine: number)?.offsets else { return [] }
    let line = layOut(range, showing: marks)
    let columnMarks = marks.map { mark in
      MarkRows.Mark(
        columns: line.columns(of: mark.bytes), label: VisibleText.escape(mark.label),
        kind: mark.kind)
    }
    let first = gutter.row(number: number, line.text)
    guard !columnMarks.isEmpty else { return [first] }
    let width = style.width.map { _ in gutter.textWidth }
    return [first]
      + MarkRows.rows(for: columnMarks, width: width, style: style)
      .map { gutter.row(number: nil, $0) }
  }

  /// A line cut to show all marks, or only the primary one if it is too long for that.
  private func layOut(_ line: Range<Int>, showing marks: [LineMark]) -> ExcerptLine {
    let start = marks.map(\.bytes.lowerBound).min() ?? line.lowerBound
    let end = marks.map(\.bytes.upperBound).max() ?? start
    let all = ExcerptLine(text, line: line, focus: start..<end, width: gutter.textWidth)
    guard !all.shows(start..<end), let primary = marks.first(where: \.kind.isPrimary) else {
      return all
    }
    return ExcerptLine(text, line: line, focus: primary.bytes, width: gutter.textWidth)
  }
}
