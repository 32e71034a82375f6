package import MarqueeScreen

/// The metrics of a cell that is as high as its text: fonts, insets, spacing.
///
/// Cells are measured and drawn with the same numbers, so that layouts and previews agree. All
/// lengths are in points.
package struct CellMetrics: Hashable, Sendable {
  package struct Text: Hashable, Sendable {
    package let style: TextStyle
    package let weight: FontWeight
    /// How many lines are shown at most; `nil` for all.
    package let lineLimit: Int?
    /// The size in the standard text size, in points; `nil` for that of the style.
    package let size: Double?

    init(
      _ style: TextStyle, weight: FontWeight? = nil, lineLimit: Int? = nil, size: Double? = nil
    ) {
      self.style = style
      self.weight = weight ?? style.weight
      self.lineLimit = lineLimit
      self.size = size
    }
  }

  package let text: Text
  package let secondaryText: Text
  package private(set) var insets = DirectionalEdgeInsets.zero
  package private(set) var textSpacing = 0.0
  /// The width and height of the image, for cells that have one.
  package private(set) var imageSide = 0.0
  package private(set) var imageCornerRadius = 0.0
  package private(set) var imageSpacing = 0.0
  package private(set) var minimumHeight = 0.0
  package let rank = Text(.headline)
  /// The least width of a rank, so that texts after short ones begin at the same point.
  package let minimumRankWidth = 24.0

  package static let row = CellMetrics(
    text: Text(.body), secondaryText: Text(.footnote),
    insets: DirectionalEdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16),
    textSpacing: 2, imageSide: 32, imageCornerRadius: 7, imageSpacing: 12, minimumHeight: 44)
  package static let textHeader = CellMetrics(
    text: Text(.title2, weight: .bold), secondaryText: Text(.title2, weight: .bold))

  package static func sectionHeader(_ theme: Theme) -> CellMetrics {
    let text = Text(.title3, weight: .bold, lineLimit: 1, size: theme.headerSize)
    return CellMetrics(
      text: text, secondaryText: text, insets: DirectionalEdgeInsets(leading: 5, trailing: 5))
  }

  /// Returns the width of a rank and the space between it and what follows.
  package func width(ofRank rank: Int, for category: TextSizeCategory) -> Double {
    let font = TextFont(
      pointSize: self.rank.style.pointSize(for: category), weight: self.rank.weight)
    return max(minimumRankWidth, TextMeasurer(font: font).width(of: "\(rank)")) + imageSpacing
  }
}
