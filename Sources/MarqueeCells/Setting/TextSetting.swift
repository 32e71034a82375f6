import MarqueeScreen

/// A text broken into lines, truncated if it has more than are shown.
struct TextSetting {
  let text: CellText
  let font: TextFont
  private(set) var lines: [String]
  private(set) var width: Double

  var height: Double { Double(lines.count) * font.lineHeight }

  init(_ text: CellText, fitting width: Double, for category: TextSizeCategory) {
    self.text = text
    font = text.font(for: category)
    let measurer = TextMeasurer(font: font)
    let estimate = measurer.measure(text.string, fitting: width)
    lines = estimate.lines
    self.width = min(estimate.size.width, width)
    guard let limit = text.lineLimit, limit > 0, lines.count > limit else { return }
    lines = Array(lines.prefix(limit))
    lines[limit - 1] = Self.cut(lines[limit - 1], to: width, measurer)
  }

  /// Returns as much of a line as leaves space for an ellipsis.
  private static func cut(
    _ line: String, to width: Double, _ measurer: TextMeasurer
  ) -> String {
    let room = max(0, width - measurer.width(of: "…"))
    let start = measurer.measure(line, fitting: room, lineLimit: 1).lines.first ?? ""
    guard measurer.width(of: line) > room else { return line + "…" }
    return (measurer.width(of: start) <= room ? start : "") + "…"
  }

  /// The runs of each line; the highlighted part of the text has another color.
  var runs: [[TextLine.Run]] {
    guard let highlight = text.highlight else {
      return lines.map { [TextLine.Run(text: $0, color: text.color)] }
    }
    let bytes = Array(text.string.utf8)
    var position = 0
    return lines.map { line in
      let range = Self.range(of: Array(line.utf8), in: bytes, from: position)
      position = range.upperBound
      let middle = highlight.clamped(to: range)
      return [
        (range.lowerBound..<max(range.lowerBound, middle.lowerBound), text.color),
        (middle, .accent),
        (max(range.lowerBound, middle.upperBound)..<range.upperBound, text.color),
      ].filter { !$0.0.isEmpty }.map { part, color in
        TextLine.Run(text: String(decoding: bytes[part], as: UTF8.self), color: color)
      }
    }
  }

  /// Returns the range of a line in its text; only white space is between lines.
  private static func range(of line: [UInt8], in text: [UInt8], from start: Int) -> Range<Int> {
    var position = start
    while position + line.count <= text.count {
      if text[position..<(position + line.count)].elementsEqual(line) {
        return position..<(position + line.count)
      }
      position += 1
    }
    return start..<start
  }
}
