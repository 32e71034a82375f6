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
