/// One displayed line of a source: control characters are visible, tabs are four spaces, and a line
/// that is too long is cut around the part that matters.
///
/// Only the surroundings of that part are read, so that a line of megabytes costs no more than a
/// short one.
struct ExcerptLine {
  /// The text in place of a part that is cut off; ASCII, so that its width is certain.
  private static let cutMark = "..."

  /// What is shown, with the marks of cuts.
  private var cells: [ExcerptCell]
  /// The bytes that are shown.
  private var bytes: Range<Int>

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - source: The text that holds the line.
  ///   - line: The line's bytes without its line break.
  ///   - focus: The bytes that must be visible; if they do not fit, the first of them.
  ///   - width: The available columns; below 20 counts as 20.
  init(_ source: [UInt8], line: Range<Int>, focus: Range<Int>, width: Int) {
    let (width, focus, cut) = (max(20, width), focus.clamped(to: line), Self.cutMark.count)
    bytes = Self.window(around: focus, of: line, in: source, reach: 2 * width)
    cells = ExcerptCell.cells(of: source[bytes])
    let isAtStart = bytes.lowerBound == line.lowerBound
    let isAtEnd = bytes.upperBound == line.upperBound
    let total = cells.last?.columns.upperBound ?? 0
    let shownFocus = column(at: focus.lowerBound)..<column(at: focus.upperBound)
    var start = 0
    if !(isAtStart && (isAtEnd && total <= width || shownFocus.upperBound + cut <= width)) {
      // The focus in the middle; at the end of the line, no room is needed for a mark.
      start = shownFocus.lowerBound - max(0, width - 2 * cut - shownFocus.count) / 2
      if isAtEnd { start = min(start, total - width + cut) }
    }
    var shown = cells.drop { $0.columns.lowerBound < start }
    let isCutBefore = shown.startIndex > 0 || !isAtStart
    start = shown.first?.columns.lowerBound ?? 0
    let room = start + width - (isCutBefore ? cut : 0)
    let isCutAfter = total > room || !isAtEnd
    shown = shown.prefix { $0.columns.upperBound <= room - (isCutAfter ? cut : 0) }
    let end = shown.last?.columns.upperBound ?? start
    let lower = shown.first?.bytes.lowerBound ?? bytes.lowerBound
    bytes = lower..<(shown.last?.bytes.upperBound ?? lower)
    let mark = { (bytes: Range<Int>, column: Int) in
      ExcerptCell(bytes: bytes, columns: column..<column + cut, text: Self.cutMark)
    }
    cells =
      (isCutBefore ? [mark(line.lowerBound..<bytes.lowerBound, start - cut)] : []) + shown
      + (isCutAfter ? [mark(bytes.upperBound..<bytes.upperBound + 1, end)] : [])
  }

  var text: String { cells.map(\.text).joined() }

  /// The columns that show some bytes, from 0 and never empty.
  ///
  /// Bytes that are cut off count as being at the mark of the cut.
  func columns(of marked: Range<Int>) -> Range<Int> {
    let start = column(at: min(marked.lowerBound, bytes.upperBound))
    return start..<max(start + 1, column(at: marked.upperBound))
  }

  /// Whether all of some bytes are visible.
  func shows(_ marked: Range<Int>) -> Bool {
    bytes.lowerBound <= marked.lowerBound && marked.upperBound <= bytes.upperBound
  }

  /// The column after the last character that ends before an offset.
  private func column(at offset: Int) -> Int {
    let start = cells.first?.columns.lowerBound ?? 0
    return (cells.last { $0.bytes.upperBound <= offset }?.columns.upperBound ?? start) - start
  }

  /// The bytes of a line that may be visible together with a focus, cut between characters.
  private static func window(
    around focus: Range<Int>, of line: Range<Int>, in source: [UInt8], reach: Int
  ) -> Range<Int> {
    let isContinuation: (Int) -> Bool = { source[$0] & 0xC0 == 0x80 }
    var lower = max(line.lowerBound, focus.lowerBound - reach)
    while lower > line.lowerBound, lower < focus.lowerBound, isContinuation(lower) { lower += 1 }
    var upper = min(line.upperBound, min(focus.upperBound, focus.lowerBound + reach) + reach)
    while upper < line.upperBound, upper > lower, isContinuation(upper) { upper -= 1 }
    return lower..<upper
  }
}
