package import MarqueeLayout
package import MarqueeSolver

/// What a cell is made of: boxes in boxes.
///
/// The page, the image and the drawing in characters all show the same parts. In the page the
/// browser lays them out, elsewhere ``PartLayout`` does, by the same rules.
package indirect enum CellPart: Hashable, Sendable {
  /// A text, as wide as there is room.
  case text(CellText)
  /// An image that fills its room.
  case image(CellImage)
  /// Parts one after the other, each as wide as it needs, all in the middle of the height.
  case row([CellPart], spacing: Double)
  /// Parts one below the other, each as wide as there is room and as high as it needs.
  case column([CellPart], spacing: Double)
  /// Parts in front of each other, the first at the back, each in all of the room.
  case layers([CellPart])
  /// A part with room around it.
  case inset(DirectionalEdgeInsets, CellPart)
  /// A part of a fixed width, a fixed height, or both.
  case sized(width: Double?, height: Double?, CellPart)
  /// A part that takes an equal share of the room that its neighbors leave.
  case filling(CellPart)
  /// A part on a colored area.
  case box(CellBox, CellPart)
  /// A part that is tapped by itself, and its name in the content: the title of a category.
  case button(String, CellPart)
  /// A part that may be wider than its room and is then scrolled.
  case scrolling(CellPart)
  /// Five stars, of which a part is filled; as high as a line of the style.
  case stars(Double, TextStyle)
  /// A line of which a part is filled, from 0 to 1, as high as there is room.
  case progress(Double)
  /// A large outlined numeral, and beside it a poster that covers a little of it.
  case ranked(Int, CellImage)
  /// A shade that lets light text be read in front of an image.
  case shade
  /// Nothing.
  case empty

  /// Room that its neighbors leave.
  package static var space: CellPart { .filling(.empty) }
}
