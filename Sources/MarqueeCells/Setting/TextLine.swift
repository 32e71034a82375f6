package import MarqueeScreen

/// A line of text as it is drawn.
package struct TextLine: Hashable, Sendable {
  /// Pieces that differ only in color.
  package var runs: [Run]
  package var font: TextFont
  /// The frame of the line; as high as a line of the font.
  package var frame: LayoutRect
  package var isCentered: Bool
  /// The direction of the whole text; `nil` for that of the screen.
  package var direction: ReadingDirection?
  /// The language of the whole text; `nil` for that of the screen.
  package var language: TextLanguage?
  package var link: WebLink?

  /// A piece of a line in one color.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var color: ColorRole
  }

  /// The whole line.
  package var text: String { runs.map(\.text).joined() }
}
