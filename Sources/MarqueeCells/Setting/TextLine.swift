package import MarqueeScreen

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

  package struct Run: Hashable, Sendable {
    package var text: String
    package var color: ColorRole
  }

  package var text: String { runs.map(\.text).joined() }
}
