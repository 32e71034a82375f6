package import MarqueeScreen

/// The shapes of a numeral and the poster next to it in a cell.
///
/// The numeral is nearly as high as the poster. It is narrowed first, and then made smaller, until
/// all of it is inside the cell. The poster keeps its proportions and covers a little of the last
/// figure. The page's script gets these numbers with its data and makes the same calculation.
package struct RankShape: Hashable, Sendable {
  /// Where the poster begins; it is as high as the cell.
  package let posterX: Double
  package let posterWidth: Double
  package let pointSize: Double
  /// The numeral's horizontal scale: 1 for the font's own width.
  package let narrowing: Double
  /// Where the numeral begins, with its outline inside the cell.
  package let numeralX: Double
  package let numeralEnd: Double
  /// The distance from the top of the cell to the baseline.
  package let baseline: Double
  /// The width of the numeral's outline; half of it is outside the numeral.
  package let strokeWidth: Double

  /// The greatest width of the poster, as a fraction of the cell.
  package static let widestPoster = 0.64
  /// The shape of a poster: its width divided by its height.
  package static let posterRatio = 2.0 / 3
  /// The largest font of a numeral, as a fraction of the height of the cell.
  ///
  /// Figures reach 0.74 of the font's size up and 0.02 down, so with ``baseline`` and the outline
  /// they fit in the cell.
  package static let largestFont = 1.2
  /// The distance from the bottom of the cell to the baseline, as a fraction of its height.
  package static let baseline = 0.04
  /// How much of the last figure the poster covers, as a fraction of the figures' mean width.
  ///
  /// Part of it is the space that the font leaves next to a figure.
  package static let overlap = 0.14
  /// How narrow a numeral becomes before it gets smaller.
  package static let narrowest = 0.4
  /// The horizontal scale of a numeral that has enough space.
  package static let widest = 0.8
  /// The greatest width of the outline in points; and the width as a fraction of the cell's height.
  package static let stroke = (widest: 6.0, part: 0.04)

  /// Returns the width of a numeral as a fraction of the font's size.
  package static func width(of numeral: String) -> Double {
    PreparedText(numeral, weight: .bold).unitWidth
  }

  package init(rank: Int, size: LayoutExtent) {
    let numeral = String(rank)
    let width = Self.width(of: numeral)
    let covered = Self.overlap * width / Double(numeral.utf8.count)
    posterWidth = min(size.width * Self.widestPoster, size.height * Self.posterRatio)
    strokeWidth = min(Self.stroke.widest, size.height * Self.stroke.part)
    baseline = size.height * (1 - Self.baseline)
    let room = size.width - posterWidth
    let largest = size.height * Self.largestFont
    let fitting = room / max(largest * (width - covered) + strokeWidth / 2, 0.001)
    narrowing = min(max(fitting, Self.narrowest), Self.widest)
    let smaller = (room / narrowing - strokeWidth / 2) / (width - covered)
    pointSize = max(0, min(largest, smaller))
    numeralX = strokeWidth / 2 * narrowing
    numeralEnd = numeralX + width * pointSize * narrowing
    posterX = min(room, numeralEnd - covered * pointSize * narrowing)
  }
}
