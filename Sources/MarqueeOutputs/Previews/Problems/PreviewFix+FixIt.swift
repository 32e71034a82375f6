import MarqueeDiagnostics
import MarqueeRendering

extension PreviewFix {
  /// The largest size in bytes of lines whose change is shown.
  private static let maximumByteCount = 4000
  /// The largest number of lines removed, and of lines added.
  private static let maximumLineCount = 8
  /// The largest number of characters shown of a line.
  private static let maximumLength = 160
  /// The number of characters shown before a change if a line is cut.
  private static let leadLength = 40

  /// Describes a fix-it's effect; only its title if the effect is too large to show.
  ///
  /// - Parameter lines: The lines of the text; `nil` if the edits concern another text.
  init(of fixIt: FixIt, in text: [UInt8], lines: LineTable?) {
    self.init(title: fixIt.title)
    guard let lines,
      let change = LineChange(
        of: fixIt.edits, in: text, lines: lines, limit: Self.maximumByteCount)
    else { return }
    var before = Self.lines(of: text[change.before])
    var after = Self.lines(of: change.after[...])
    let same = zip(before, after).prefix { $0 == $1 }.count
    before.removeFirst(same)
    after.removeFirst(same)
    let sameAtEnd = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    before.removeLast(sameAtEnd)
    after.removeLast(sameAtEnd)
    guard !(before.isEmpty && after.isEmpty), before.count <= Self.maximumLineCount,
      after.count <= Self.maximumLineCount
    else { return }
    line = change.line + same
    let indent = (before + after).map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    // If a single line changes, the part around the change is shown.
    let start =
      before.count == 1 && after.count == 1 ? zip(before[0], after[0]).prefix { $0 == $1 }.count : 0
    removed = before.map { Self.shown($0, indent: indent, from: start) }
    added = after.map { Self.shown($0, indent: indent, from: start) }
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static func shown(_ line: Substring, indent: Int, from place: Int) -> String {
    guard line.count - indent > maximumLength else {
      return VisibleText.escape(String(line.dropFirst(indent)))
    }
    let start = max(indent, place - leadLength)
    let rest = line.dropFirst(start)
    return (start > indent ? "…" : "") + VisibleText.escape(String(rest.prefix(maximumLength)))
      + (rest.count > maximumLength ? "…" : "")
  }
}
