package import MarqueeLayout
package import MarqueeSolver

extension TextLine {
  /// A few words on one line, in a size that no user changes, such as those of a tab.
  ///
  /// Words that are wider than their room end in three dots.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - font: Their font.
  ///   - color: Their color.
  ///   - room: Where there is room; the line is in the middle of its height.
  ///   - isCentered: Whether it is in the middle of its width as well.
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
    // A line break would be one line only in some programs.
    let words = String(words.map { $0.isNewline ? " " : $0 })
    guard measurer.width(of: words) > width else { return words }
    let room = width - measurer.width(of: "…")
    var shown = ""
    var taken = 0.0
    for character in words {
      taken += measurer.width(of: String(character))
      guard taken <= room else { break }
      shown.append(character)
    }
    return shown + "…"
  }
}
