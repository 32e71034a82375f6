package import MarqueeLayout

/// How a numeral and the poster beside it share a cell.
///
/// The numeral is nearly as high as the poster and drawn narrow, so that most of it is seen. The
/// page's script gets the numbers with its data.
package struct RankShape {
  /// Where the poster begins; it is as high as the cell.
  package let posterX: Double
  /// How wide the poster is.
  package let posterWidth: Double
  /// The size of the numeral's font.
  package let pointSize: Double
  /// How narrow the numeral is drawn: 1 for as wide as its font is.
  package let narrowing: Double
  /// How much of the numeral the poster covers.
  package let overlap: Double

  /// The widest poster, as a part of the cell.
  package static let widestPoster = 0.64
  /// The shape of a poster: its width divided by its height.
  package static let posterRatio = 2.0 / 3
  /// From the bottom of the cell up to the base line, as a part of its height.
  package static let baseline = 0.03
  /// How much of the numeral the poster covers, as a part of the height of the cell.
  package static let overlap = 0.06
  /// The width of the numeral's outline in points; half of it is outside the numeral.
  package static let strokeWidth = 6.0
  /// How wide a digit is, as a part of the font's size.
  package static let digitWidth = 0.66
  /// The numeral's font by the number of digits, the last one for all longer numerals.
  package static let fonts = [
    Font(size: 1.2, narrowing: 0.62), Font(size: 1.2, narrowing: 0.4),
    Font(size: 0.9, narrowing: 0.36),
  ]

  /// The font of a numeral.
  package struct Font: Sendable {
    /// The font's size as a part of the height of the cell.
    package let size: Double
    /// How narrow the numeral is drawn.
    package let narrowing: Double
  }

  package init(rank: Int, size: LayoutExtent) {
    posterWidth = min(size.width * Self.widestPoster, size.height * Self.posterRatio)
    let digits = String(rank).utf8.count
    let font = Self.fonts[min(max(1, digits), Self.fonts.count) - 1]
    pointSize = size.height * font.size
    narrowing = font.narrowing
    overlap = size.height * Self.overlap
    // In a wide cell the poster follows the numeral, in a narrow one it lies at the end.
    let numeralWidth = pointSize * narrowing * Self.digitWidth * Double(digits)
    posterX = min(size.width - posterWidth, numeralWidth - overlap)
  }
}
