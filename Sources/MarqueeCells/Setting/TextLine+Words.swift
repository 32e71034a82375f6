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

  fileprivate static func cut(_ words: String, to width: Double, _ font: TextFont) -> String {
    let measurer = TextMeasurer(font: font)
    // Programs differ in whether they break a line at a line break.
    let words = String(words.map { $0.isNewline ? " " : $0 })
    let pieces = TextPiece.pieces(of: words, font: font)
    guard pieces.reduce(0, { $0 + $1.width }) > width + LineBreaker.tolerance else { return words }
    return measurer.cut(words, pieces, to: width) + "…"
  }
}

extension TextCut {
  /// Finds where words on one line are cut; `nil` if all of them fit.
  package init?(_ words: String, _ font: TextFont, to width: Double) {
    let needed = TextMeasurer(font: font).width(of: words)
    guard needed > width + LineBreaker.tolerance else { return nil }
    let shown = TextLine.cut(words, to: width, font).dropLast()
    self.init(
      shownEnd: shown.split(separator: " ").last.map(String.init) ?? "",
      neededLineCount: 2, shownLineCount: 1,
      isCertain: needed * (1 - CharacterAdvance.uncertainty(of: words)) > width)
  }
}
