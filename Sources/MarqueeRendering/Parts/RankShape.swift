import MarqueeLayout

/// How a numeral and the poster beside it share a cell.
struct RankShape {
  /// How wide the poster is; it lies at the trailing side and is as high as the cell.
  let posterWidth: Double
  /// The size of the numeral's font.
  let pointSize: Double
  /// How much of the numeral the poster covers.
  let overlap: Double

  /// The widest poster, as a part of the cell.
  static let widestPoster = 0.64
  /// The shape of a poster: its width divided by its height.
  static let posterRatio = 2.0 / 3
  /// From the bottom of the cell up to the base line, as a part of its height.
  static let baseline = 0.04
  /// The size of the font as a part of the cell's height, by the number of digits.
  static let pointSizes = [0.8, 0.56, 0.38]

  init(rank: Int, size: Size) {
    posterWidth = min(size.width * Self.widestPoster, size.height * Self.posterRatio)
    let digits = String(rank).utf8.count
    pointSize = size.height * Self.pointSizes[min(max(1, digits), Self.pointSizes.count) - 1]
    overlap = size.height * 0.07
  }
}
