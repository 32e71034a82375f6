package import MarqueeLayout
package import MarqueeSolver

/// A line of text as it is drawn.
package struct TextLine: Hashable, Sendable {
  /// Pieces that differ in color only.
  package var runs: [Run]
  package var font: TextFont
  /// Where the line lies; as high as a line of the font.
  package var frame: LayoutRect
  package var isCentered: Bool
  /// The direction of the text that the line is part of; `nil` for that of the screen.
  package var direction: ReadingDirection?
  /// The language of that text; `nil` for that of the screen.
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
