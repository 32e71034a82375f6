/// One displayed line of a source: control characters are visible, tabs are four spaces, and a line
/// that is too long is cut around the part that matters.
///
/// Only the surroundings of that part are read, so that a line of megabytes costs no more than a
/// short one.
struct ExcerptLine {
  /// The text in place of a part that is cut off; ASCII, so that its width is certain.
  private static let cutMark = "..."

  let text: String
  private let cells: ArraySlice<ExcerptCell>
  private let isCutBefore: Bool
  private let isCutAfter: Bool

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - source: The text that holds the line.
  ///   - line: The line's bytes without its line break.
  ///   - focus: The bytes that must be visible; if they do not fit, the first of them.
  ///   - width: The available columns; below 20 counts as 20.
  init(_ source: [UInt8], line: Range<Int>, focus: Range<Int>, width: Int) {
    let width = max(20, width)
    let focus = focus.clamped(to: line)
    let window = Self.window(around: focus, of: line, in: source, reach: 2 * width)
    let all = ExcerptCell.cells(of: source[window])
    let start = Self.firstColumn(of: all, in: window, line: line, focus: focus, width: width)

    var shown = all.drop { $0.columns.lowerBound < start }
    let origin = shown.first?.columns.lowerBound ?? 0
    isCutBefore = shown.startIndex > 0 || window.lowerBound > line.lowerBound
    let room = width - (isCutBefore ? Self.cutMark.count : 0)
    let rest = (all.last?.columns.upperBound ?? 0) - origin
    isCutAfter = rest > room || window.upperBound < line.upperBound
    let limit = origin + (isCutAfter ? room - Self.cutMark.count : room)
    shown = shown.prefix { $0.columns.upperBound <= limit }
    cells = shown
    text =
      (isCutBefore ? Self.cutMark : "") + shown.map(\.text).joined()
      + (isCutAfter ? Self.cutMark : "")
  }

  /// The columns that show some bytes, from 0 and never empty.
  ///
  /// Bytes that are cut off count as being at the mark of the cut.
  func columns(of bytes: Range<Int>) -> Range<Int> {
    let start = column(at: bytes.lowerBound)
    var end = column(at: bytes.upperBound)
    if isCutAfter, let last = cells.last, bytes.upperBound > last.bytes.upperBound {
      end += Self.cutMark.count
    }
    return start..<max(start + 1, end)
  }

  /// Whether all of some bytes are visible.
  func shows(_ bytes: Range<Int>) -> Bool {
    guard let first = cells.first, let last = cells.last else { return bytes.isEmpty }
    return first.bytes.lowerBound <= bytes.lowerBound && bytes.upperBound <= last.bytes.upperBound
  }

  /// The column after the last character that ends before an offset.
  private func column(at offset: Int) -> Int {
    guard let first = cells.first, offset >= first.bytes.lowerBound else { return 0 }
    let start = first.columns.lowerBound
    let column = (cells.column(at: offset) ?? start) - start
    return column + (isCutBefore ? Self.cutMark.count : 0)
  }

  /// The first column to show: 0 if the focus is visible then, or else one that centers it.
  private static func firstColumn(
    of cells: [ExcerptCell], in window: Range<Int>, line: Range<Int>, focus: Range<Int>, width: Int
  ) -> Int {
    let total = cells.last?.columns.upperBound ?? 0
    if window == line, total <= width { return 0 }
    let focusStart = cells.column(at: focus.lowerBound) ?? 0
    let focusEnd = cells.column(at: focus.upperBound) ?? 0
    if window.lowerBound == line.lowerBound, focusEnd + cutMark.count <= width { return 0 }
    let room = width - 2 * cutMark.count
    var start = focusStart - max(0, room - (focusEnd - focusStart)) / 2
    // At the end of the line, no room is needed for a cut mark.
    if window.upperBound == line.upperBound { start = min(start, total - width + cutMark.count) }
    return max(0, start)
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
