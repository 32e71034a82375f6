import MarqueeDiagnostics

/// Draws the source lines that contain some marks, with a gutter of line numbers.
struct Excerpt {
  private let text: [UInt8]
  private let lines: LineTable
  private let gutter: Gutter
  private let style: TextStyle

  init(of source: SourceFile, lines: LineTable, gutter: Gutter, style: TextStyle) {
    text = source.text
    self.lines = lines
    self.gutter = gutter
    self.style = style
  }

  /// The marks of a place: one, or the first and last line of a range of several lines.
  ///
  /// On the first line, the mark reaches to the line's end; on the last, it starts at the first
  /// nonblank character and carries the label.
  func marks(of place: Place, _ label: String, _ role: TextStyle.Role) -> [LineMark] {
    guard let range = place.range?.offsets.clamped(to: 0..<text.count) else { return [] }
    let (first, end) = (line(at: range.lowerBound), line(at: range.upperBound))
    // A range that ends with a line break does not include the next line.
    let isBefore = end > first && lines.range(ofLine: end)?.offsets.lowerBound == range.upperBound
    let last = isBefore ? end - 1 : end
    guard let firstLine = lines.range(ofLine: first)?.offsets,
      let lastLine = lines.range(ofLine: last)?.offsets
    else { return [] }
    func mark(_ line: Int, _ bytes: Range<Int>, _ label: String) -> LineMark {
      LineMark(line: line, bytes: bytes, label: VisibleText.escape(label), role: role)
    }
    let upper = min(range.upperBound, lastLine.upperBound)
    guard first < last else { return [mark(first, min(range.lowerBound, upper)..<upper, label)] }
    let start = text[lastLine.lowerBound..<upper].firstIndex { !" \t".utf8.contains($0) } ?? upper
    let lower = min(range.lowerBound, firstLine.upperBound)
    return [mark(first, lower..<firstLine.upperBound, ""), mark(last, start..<upper, label)]
  }

  private func line(at offset: Int) -> Int { lines.line(at: UInt32(clamping: offset)) }

  /// The rows that show some marks.
  ///
  /// A single line between two marked ones is shown too; several are left out.
  func rows(for marks: [LineMark]) -> [String] {
    var rows = marks.isEmpty ? [] : [gutter.row(number: nil, "")]
    var last: Int?
    for (number, marks) in Dictionary(grouping: marks, by: \.line).sorted(by: { $0.key < $1.key }) {
      if let last, number == last + 2 {
        rows += self.rows(ofLine: last + 1, [])
      } else if let last, number > last + 2 {
        rows.append(gutter.cut)
      }
      rows += self.rows(ofLine: number, marks)
      last = number
    }
    return rows
  }

  /// Whether a note can be shown in the excerpt of another place.
  ///
  /// It must lie in the same file. On the same line, it must be near enough that the line is not
  /// cut between them.
  func fits(_ note: Note, beside place: Place) -> Bool {
    guard let other = note.place, other.file == place.file, let left = place.range?.offsets,
      let right = other.range?.offsets
    else { return false }
    let both = min(left.lowerBound, right.lowerBound)..<max(left.upperBound, right.upperBound)
    return Set([left.lowerBound, left.upperBound].map(line))
      .intersection([right.lowerBound, right.upperBound].map(line))
      .allSatisfy { number in
        guard let range = lines.range(ofLine: number)?.offsets else { return false }
        let shown = both.clamped(to: range)
        return layOut(range, showing: shown).shows(shown)
      }
  }

  private func rows(ofLine number: Int, _ marks: [LineMark]) -> [String] {
    guard let range = lines.range(ofLine: number)?.offsets else { return [] }
    let line = layOut(range, showing: marks)
    let placed = marks.map { mark in
      var mark = mark
      mark.columns = line.columns(of: mark.bytes)
      return mark
    }
    let width = style.width.map { _ in gutter.textWidth }
    return [gutter.row(number: number, line.text)]
      + MarkRows.rows(for: placed, width: width, style: style)
      .map { gutter.row(number: nil, $0) }
  }

  /// A line cut to show all marks, or only the primary one if it is too long for that.
  private func layOut(_ line: Range<Int>, showing marks: [LineMark]) -> ExcerptLine {
    let start = marks.map(\.bytes.lowerBound).min() ?? line.lowerBound
    let focus = start..<(marks.map(\.bytes.upperBound).max() ?? start)
    let all = layOut(line, showing: focus)
    guard !all.shows(focus), let primary = marks.first(where: \.isPrimary) else { return all }
    return layOut(line, showing: primary.bytes)
  }

  private func layOut(_ line: Range<Int>, showing focus: Range<Int>) -> ExcerptLine {
    ExcerptLine(text, line: line, focus: focus, width: gutter.textWidth)
  }
}
