import MarqueeCells
import MarqueeLayout

/// A line of text as it is drawn.
struct TextLine: Hashable, Sendable {
  /// Pieces that differ in colour only.
  var runs: [Run]
  var font: TextFont
  /// Where the line lies; as high as a line of the font.
  var frame: LayoutRect
  var isCentered: Bool
  /// The direction of the text that the line is part of; `nil` for that of the screen.
  var direction: ReadingDirection?
  var link: WebLink?

  /// A piece of a line in one colour.
  struct Run: Hashable, Sendable {
    var text: String
    var color: ColorRole
  }

  /// The whole line.
  var text: String { runs.map(\.text).joined() }
}
