/// The effect of some edits on the lines that they touch.
package struct LineChange: Hashable, Sendable {
  /// The number of the first line, from 1.
  package let line: Int
  /// The lines before the edits, without the last line break: a range of the text.
  package let before: Range<Int>
  package let after: [UInt8]
  /// What is edited, from the first edit to the last: a range of the text.
  package let focus: Range<Int>
  /// What replaces it: a range of ``after``.
  package let changedFocus: Range<Int>

  /// Applies edits to only their lines, so that the rest of a large file is not copied.
  ///
  /// - Parameters:
  ///   - edits: The edits of one fix-it.
  ///   - text: The text that they change.
  ///   - lines: The lines of the text, at least up to that of the last edit.
  ///   - limit: The most bytes of lines to copy.
  /// - Returns: `nil` if there are no edits, if the lines exceed the limit, or if edits overlap,
  ///   which is a bug in their rule.
  package init?(of edits: [TextEdit], in text: [UInt8], lines: LineTable, limit: Int) {
    guard let start = edits.map(\.range.offsets.lowerBound).min(),
      let end = edits.map(\.range.offsets.upperBound).max(), end <= text.count
    else { return nil }
    line = lines.line(at: UInt32(clamping: start))
    guard let first = lines.range(ofLine: line)?.offsets,
      let last = lines.range(ofLine: lines.line(at: UInt32(clamping: end)))?.offsets
    else { return nil }
    // An edit may end inside a line break, between CR and LF.
    let range = first.lowerBound..<max(last.upperBound, end)
    guard range.count <= limit else { return nil }
    // Each edit becomes a separate fix-it, so that the count reveals edits that overlap.
    let moved = edits.map { edit in
      let offsets = edit.range.offsets
      let place = offsets.lowerBound - range.lowerBound..<offsets.upperBound - range.lowerBound
      return FixIt(
        "", applicability: .safe,
        edits: [TextEdit(SourceRange(place), replacement: edit.replacement)])
    }
    let (changed, applied) = TextEdit.apply(moved, to: Array(text[range]))
    guard applied == edits.count else { return nil }
    before = range
    after = changed
    focus = start..<end
    let changedStart = start - range.lowerBound
    changedFocus =
      changedStart..<max(changedStart, end - range.lowerBound + changed.count - range.count)
  }
}
