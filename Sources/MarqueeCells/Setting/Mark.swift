package import MarqueeLayout
import MarqueeSolver

/// Something drawn at a place of a cell, measured from the cell's upper left corner.
package enum Mark: Hashable, Sendable {
  /// A colored area.
  case area(CellBox, LayoutRect)
  /// An image, cut at the edges of its frame.
  case image(CellImage, LayoutRect)
  /// A line of text.
  case line(TextLine)
  /// Five stars in a row, as wide as the frame.
  case stars(Double, LayoutRect)
  /// A large outlined numeral.
  case numeral(Numeral)
  /// A shade from clear at the top to dark at the bottom.
  case shade(LayoutRect)
}

extension Mark {
  /// The mark at the same distance from the right as it has from the left.
  ///
  /// - Parameter width: The width of the cell.
  package func mirrored(in width: Double) -> Mark {
    switch self {
    case .area(let box, let frame): return .area(box, frame.mirrored(in: width))
    case .image(let image, let frame): return .image(image, frame.mirrored(in: width))
    case .line(var line):
      line.frame = line.frame.mirrored(in: width)
      return .line(line)
    case .stars(let rating, let frame): return .stars(rating, frame.mirrored(in: width))
    case .numeral(var numeral):
      numeral.end.x = width - numeral.end.x
      return .numeral(numeral)
    case .shade(let frame): return .shade(frame.mirrored(in: width))
    }
  }
}
