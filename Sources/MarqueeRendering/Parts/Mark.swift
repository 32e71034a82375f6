import MarqueeLayout

/// Something drawn at a place of a cell, measured from the cell's leading top corner.
enum Mark: Hashable, Sendable {
  /// A coloured area.
  case area(CellBox, Rect)
  /// A picture, cut at the edges of its frame.
  case picture(CellPicture, Rect)
  /// A line of text.
  case line(TextLine)
  /// Five stars in a row, as wide as the frame.
  case stars(Double, Rect)
  /// An outlined numeral that ends at a point on its base line.
  case numeral(Int, end: Point, pointSize: Double, narrowing: Double)
  /// A shade from clear at the top to dark at the bottom.
  case shade(Rect)
}

/// A line of text as it is drawn.
struct TextLine: Hashable, Sendable {
  /// Pieces that differ in colour only.
  var runs: [Run]
  var font: TextFont
  /// Where the line lies; as high as a line of the font.
  var frame: Rect
  var isCentered: Bool
  var link: WebLink?

  /// A piece of a line in one colour.
  struct Run: Hashable, Sendable {
    var text: String
    var color: ColorRole
  }

  /// The whole line.
  var text: String { runs.map(\.text).joined() }
}
