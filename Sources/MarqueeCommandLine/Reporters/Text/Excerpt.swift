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
    let first = line(at: range.lowerBound)
    // A range that ends with a line break does not include the next line.
    let last = line(at: max(range.lowerBound, range.upperBound - 1))
    return Set([first, last]).sorted().compactMap { number in
      guard let line = lines.range(ofLine: number)?.offsets else { return nil }
      let bytes = range.clamped(to: line)
      let start =
        number == first ? bytes.lowerBound : text[bytes].firstIndex { !" \t".utf8.contains($0) }
      return LineMark(
        line: number, bytes: (start ?? bytes.upperBound)..<bytes.upperBound,
        label: number == last ? VisibleText.escape(label) : "", role: role)
    }
  }

  private func line(at offset: Int) -> Int { lines.line(at: UInt32(clamping: offset)) }

  /// The rows that show some marks.
  ///
  /// A single line between two marked ones is shown too; several are left out.
  func rows(for marks: [LineMark]) -> [String] {
    var rows = marks.isEmpty ? [] : [gutter.row(number: nil, "")]
    var last: Int?
    for (number, marks) in Dictionary(grouping: marks, by: \.line).sorted(by: { $0.key < $1.key }) {
      if let last, number > last + 1 {
        rows += number == last + 2 ? self.rows(ofLine: last + 1, []) : [gutter.cut]
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
    var marks = marks
    for index in marks.indices { marks[index].columns = line.columns(of: marks[index].bytes) }
    let width = style.width.map { _ in gutter.textWidth }
    let marked = MarkRows.rows(for: marks, width: width, style: style)
    return [gutter.row(number: number, line.text)] + marked.map { gutter.row(number: nil, $0) }
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
