import MarqueeScreen

/// A text broken into lines, truncated if it has more than are shown.
struct TextSetting {
  let text: CellText
  let font: TextFont
  let lines: [String]
  /// Where the text is cut; `nil` if all of it is shown.
  let cut: TextCut?

  init(_ text: CellText, fitting width: Double, for category: TextSizeCategory) {
    self.text = text
    font = text.font(for: category)
    let pieces = TextPiece.pieces(of: text.string, font: font)
    let room = width.isNaN ? 0 : width
    let needed = LineBreaker(limit: room).lines(of: text.string, pieces: pieces)
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
      // Only white space is between lines.
      let range = bytes[position...].firstRange(of: line.utf8) ?? position..<position
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
}
