import MarqueeScreen

/// A part of a cell where it has been placed, in coordinates from the cell's upper left corner.
struct PlacedPart: Sendable {
  enum Content: Sendable {
    /// A text with the limit of lines that its place allows.
    case text(CellText)
    case mark(Mark)
  }

  let content: Content
  let frame: LayoutRect
  /// Whether it is in a part that scrolls sideways.
  let isScrolled: Bool

  func marks(in category: TextSizeCategory) -> [Mark] {
    switch content {
    case .text(let text): Self.lines(of: text, in: frame, category).map(Mark.line)
    case .mark(let mark): [mark]
    }
  }

  private static func lines(
    of text: CellText, in frame: LayoutRect, _ category: TextSizeCategory
  ) -> [TextLine] {
    let direction = ReadingDirection(of: text.string)
    let language = TextLanguage(of: text.string)
    let setting = TextSetting(text, fitting: frame.width, for: category)
    return setting.runs.enumerated().map { index, runs in
      let line = LayoutRect(
        x: frame.minX, y: frame.minY + Double(index) * setting.font.lineHeight,
        width: frame.width, height: setting.font.lineHeight)
      return TextLine(
        runs: runs, font: setting.font, frame: line, isCentered: text.isCentered,
        direction: direction, language: language, link: text.link)
    }
  }
}
