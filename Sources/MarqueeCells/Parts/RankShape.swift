package import MarqueeLayout
import MarqueeSolver

/// How a numeral and the poster beside it share a cell.
///
/// The numeral is nearly as high as the poster. It is drawn so narrow, and then so small, that all of
/// it is inside the cell; the poster keeps the shape of a poster, lies beside it, and covers a little
/// of its last figure. The page's script gets the numbers with its data and does the same sums.
package struct RankShape: Hashable, Sendable {
  /// Where the poster begins; it is as high as the cell.
  package let posterX: Double
  /// How wide the poster is.
  package let posterWidth: Double
  /// The size of the numeral's font.
  package let pointSize: Double
  /// How narrow the numeral is drawn: 1 for as wide as its font is.
  package let narrowing: Double
  /// Where the numeral begins, so that its outline is inside the cell.
  package let numeralX: Double
  /// Where the numeral ends.
  package let numeralEnd: Double
  /// From the top of the cell down to the base line.
  package let baseline: Double
  /// The width of the numeral's outline; half of it is outside the numeral.
  package let strokeWidth: Double

  /// The widest poster, as a part of the cell.
  package static let widestPoster = 0.64
  /// The shape of a poster: its width divided by its height.
  package static let posterRatio = 2.0 / 3
  /// The largest font of a numeral, as a part of the height of the cell.
  ///
  /// Figures reach 0.74 of the font's size up and 0.02 down, so with ``baseline`` and the outline they
  /// are inside the cell.
  package static let largestFont = 1.2
  /// From the bottom of the cell up to the base line, as a part of its height.
  package static let baseline = 0.04
  /// How much of the last figure the poster covers, as a part of the figures' mean width.
  ///
  /// A part of this is the room that the font leaves beside a figure.
  package static let overlap = 0.14
  /// How narrow a numeral is drawn before it gets smaller.
  package static let narrowest = 0.4
  /// How wide a numeral is drawn where there is room.
  package static let widest = 0.8
  /// The width of the outline in points, at most; and as a part of the height of the cell.
  package static let stroke = (widest: 6.0, part: 0.04)

  /// How wide a numeral is, as a part of the font's size.
  package static func width(of numeral: String) -> Double {
    let font = TextFont(pointSize: TextFont.wholeUnitSize, weight: .bold)
    return TextMeasurer(font: font).width(of: numeral) / TextFont.wholeUnitSize
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
