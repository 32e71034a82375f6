package import MarqueeScreen

extension TextLine {
  /// Makes a line of a few words in a fixed size, such as those of a tab.
  ///
  /// Words that are wider than their space end in an ellipsis.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - font: Their font.
  ///   - color: Their color.
  ///   - room: The space; the line is vertically centered in it.
  ///   - isCentered: Whether the line is horizontally centered too.
  package init(
    _ words: String, _ font: TextFont, _ color: ColorRole, in room: LayoutRect, isCentered: Bool
  ) {
    let height = font.lineHeight
    let frame = LayoutRect(
      x: room.minX, y: room.minY + (room.height - height) / 2, width: room.width, height: height)
    self.init(
      runs: [Run(text: Self.cut(words, to: room.width, font), color: color)], font: font,
      frame: frame, isCentered: isCentered, direction: ReadingDirection(of: words), link: nil)
  }

  private static func cut(_ words: String, to width: Double, _ font: TextFont) -> String {
    let measurer = TextMeasurer(font: font)
    // Programs differ in whether they break a line at a line break.
    let words = String(words.map { $0.isNewline ? " " : $0 })
    let pieces = TextPiece.pieces(of: words, font: font)
    guard pieces.reduce(0, { $0 + $1.width }) > width + LineBreaker.tolerance else { return words }
    return measurer.cut(words, pieces, to: width) + "…"
  }
}
