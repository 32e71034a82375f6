package import MarqueeScreen

/// A shape drawn in a cell, in coordinates from the cell's upper left corner.
package enum Mark: Hashable, Sendable {
  case area(CellBox, LayoutRect)
  case image(CellImage, LayoutRect)
  case line(TextLine)
  /// Stars in a row, as wide as the frame.
  case stars(Double, of: Int, LayoutRect)
  case numeral(Numeral)
  /// A shade from clear at the top to dark at the bottom.
  case shade(LayoutRect)
}

extension Mark {
  /// Returns the mark with its distance from the left edge as its distance from the right.
  ///
  /// - Parameter width: The width of the cell.
  package func mirrored(in width: Double) -> Mark {
    switch self {
    case .area(let box, let frame): return .area(box, frame.mirrored(in: width))
    case .image(let image, let frame): return .image(image, frame.mirrored(in: width))
    case .line(var line):
      line.frame = line.frame.mirrored(in: width)
      return .line(line)
    case .stars(let rating, let count, let frame):
      return .stars(rating, of: count, frame.mirrored(in: width))
    case .numeral(var numeral):
      numeral.end.x = width - numeral.end.x
      return .numeral(numeral)
    case .shade(let frame): return .shade(frame.mirrored(in: width))
    }
  }
}
