import MarqueeDiagnostics

/// Shows the effect of a small fix-it: the line before and after.
struct EditPreview {
  /// A longer line is not copied just to show a change in it.
  private static let maximumLineByteCount = 2000

  private let before: ExcerptLine
  private let after: ExcerptLine
  private let line: Int

  /// Prepares a preview; `nil` unless all edits lie in one line of moderate length and stay in it.
  init?(
    of edits: [TextEdit], in source: SourceFile, locations: Locations, lines: LineTable,
    width: Int
  ) {
    guard Self.areInOneLine(edits, of: source, locations),
      let change = LineChange(
        of: edits, in: source.text, lines: lines, limit: Self.maximumLineByteCount)
    else { return nil }
    line = change.line
    before = ExcerptLine(source.text, line: change.before, focus: change.focus, width: width)
    after = ExcerptLine(
      change.after, line: 0..<change.after.count, focus: change.changedFocus, width: width)
  }

  /// The two rows.
  func rows(_ gutter: Gutter) -> [String] {
    [
      gutter.row(number: line, before.text, sign: "-", role: .removed),
      gutter.row(number: line, after.text, sign: "+", role: .added),
    ]
  }

  private static func areInOneLine(
    _ edits: [TextEdit], of source: SourceFile, _ locations: Locations
  ) -> Bool {
    var line: Int?
    for edit in edits {
      guard let range = locations.range(edit.range, in: source.name),
        range.start.line == range.end.line, line == nil || line == range.start.line,
        !edit.replacement.contains(UInt8(ascii: "\n")),
        !edit.replacement.contains(UInt8(ascii: "\r"))
      else { return false }
      line = range.start.line
    }
    return line != nil
  }
}
