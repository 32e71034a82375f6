package import MarqueeScreen

/// A tree of boxes that makes up a cell.
///
/// The page, the image and the drawing in characters all show the same parts. The browser lays them
/// out in the page, and ``PartLayout`` does everywhere else, by the same rules.
package indirect enum CellPart: Hashable, Sendable {
  case text(CellText)
  case image(CellImage)
  /// Parts in a row, each as wide as it needs and vertically centered.
  case row([CellPart], spacing: Double)
  /// The same on as many lines as are needed, so that no part is wider than the space.
  case flow([CellPart], spacing: Double)
  /// Parts in a column, each as wide as the space and as high as it needs.
  case column([CellPart], spacing: Double)
  /// Parts in front of each other, the first at the back, each in the whole space.
  case layers([CellPart])
  case inset(DirectionalEdgeInsets, CellPart)
  /// A part of a fixed width, a fixed height, or both.
  case sized(width: Double?, height: Double?, CellPart)
  /// A part that takes an equal share of the space that its neighbors leave.
  case filling(CellPart)
  /// The image of a card, in a column that is the card.
  case cover(ImageShare, CellPart)
  case box(CellBox, CellPart)
  /// A part that can be tapped on its own, with its name in the content: the title of a category.
  case button(String, CellPart)
  /// A part that can be wider than its space and then scrolls.
  case scrolling(CellPart)
  /// Some stars, filled up to a number; as high as a line of the style.
  case stars(Double, of: Int, TextStyle)
  /// A line that is filled up to a fraction from 0 to 1, as high as its space.
  case progress(Double)
  /// A large outlined numeral, and a poster next to it that covers a little of it.
  case ranked(Int, CellImage)
  /// A shade that makes light text readable in front of an image.
  case shade
  case empty

  /// Empty space that takes what its neighbors leave.
  package static var space: CellPart { .filling(.empty) }
}
