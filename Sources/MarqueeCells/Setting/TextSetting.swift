import MarqueeScreen

/// A text broken into lines, truncated if it has more than are shown.
struct TextSetting {
  let text: CellText
  let font: TextFont
  let lines: [String]
  let width: Double
  /// Where the text is cut; `nil` if all of it is shown.
  let cut: TextCut?

  var height: Double { Double(lines.count) * font.lineHeight }

  init(_ text: CellText, fitting width: Double, for category: TextSizeCategory) {
    self.text = text
    font = text.font(for: category)
    let pieces = TextPiece.pieces(of: text.string, font: font)
    let room = width.isNaN ? 0 : width
    let needed = LineBreaker(limit: room).lines(of: text.string, pieces: pieces)
    self.width = min(needed.map(\.width).max() ?? 0, width)
    guard let limit = text.lineLimit, limit > 0, needed.count > limit else {
      lines = needed.map(\.text)
      cut = nil
      return
    }
    let start = needed[limit - 1].pieces.lowerBound
    let end = TextMeasurer(font: font).cut(text.string, pieces, from: start, to: room)
    lines = needed.prefix(limit - 1).map(\.text) + [end + "…"]
    let shown = end.isEmpty && limit > 1 ? needed[limit - 2].text : end
    let roomOfNarrower = room / (1 - CharacterAdvance.uncertainty(of: text.string))
    let least = LineBreaker(limit: roomOfNarrower).lines(of: text.string, pieces: pieces).count
    cut = TextCut(
      shownEnd: shown.split(separator: " ").last.map(String.init) ?? "",
      neededLineCount: needed.count, shownLineCount: limit, isCertain: least > limit)
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
