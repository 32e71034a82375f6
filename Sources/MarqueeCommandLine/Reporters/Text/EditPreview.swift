import MarqueeDiagnostics

/// Shows what a small fix-it does: the line before and after.
struct EditPreview {
  /// A longer line is not worth copying to show a change in it.
  private static let maximumLineByteCount = 2000

  private let before: ExcerptLine
  private let after: ExcerptLine
  private let line: Int

  /// Prepares a preview; `nil` unless all edits lie in one line of common length and stay in it.
  init?(
    of edits: [TextEdit], in source: SourceFile, locations: Locations, lines: LineTable,
    width: Int
  ) {
    guard let number = Self.onlyLine(of: edits, in: source, locations),
      let range = lines.range(ofLine: number)?.offsets, range.count <= Self.maximumLineByteCount,
      let start = edits.map(\.range.offsets.lowerBound).min(),
      let end = edits.map(\.range.offsets.upperBound).max(),
      range.lowerBound <= start, end <= range.upperBound
    else { return nil }
    // Edits of the line alone: the rest of a large file is not copied. One fix-it each: edits that
    // overlap are a fault of the rule, and then there is nothing to show.
    let lineEdits = edits.map { edit in
      let start = Int(edit.range.start) - range.lowerBound
      let end = Int(edit.range.end) - range.lowerBound
      let moved = TextEdit(SourceRange(start..<end), replacement: edit.replacement)
      return FixIt("", applicability: .safe, edits: [moved])
    }
    let (changed, applied) = TextEdit.apply(lineEdits, to: Array(source.text[range]))
    guard applied == edits.count else { return nil }
    let changedEnd = max(start, end + changed.count - range.count)
    let changedFocus = start - range.lowerBound..<changedEnd - range.lowerBound
    line = number
    before = ExcerptLine(source.text, line: range, focus: start..<end, width: width)
    after = ExcerptLine(changed, line: 0..<changed.count, focus: changedFocus, width: width)
  }

  /// The two rows.
  func rows(_ gutter: Gutter) -> [String] {
    [
      gutter.row(number: line, before.text, sign: "-", role: .removed),
      gutter.row(number: line, after.text, sign: "+", role: .added),
    ]
  }

  private static func onlyLine(
    of edits: [TextEdit], in source: SourceFile, _ locations: Locations
  ) -> Int? {
    var line: Int?
    for edit in edits {
      guard let range = locations.range(edit.range, in: source.name),
        range.start.line == range.end.line, line == nil || line == range.start.line,
        !edit.replacement.contains(UInt8(ascii: "\n")),
        !edit.replacement.contains(UInt8(ascii: "\r"))
      else { return nil }
      line = range.start.line
    }
    return line
  }
}
