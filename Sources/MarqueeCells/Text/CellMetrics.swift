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

    init(_ style: TextStyle, weight: FontWeight? = nil, lineLimit: Int? = nil) {
      self.style = style
      self.weight = weight ?? style.weight
      self.lineLimit = lineLimit
    }
  }

  package let text: Text
  package let secondaryText: Text
  package let insets: DirectionalEdgeInsets
  package let textSpacing: Double
  /// The width and height of the image, for cells that have one.
  package let imageSide: Double
  package let imageCornerRadius: Double
  package let imageSpacing: Double
  package let minimumHeight: Double

  private init(
    text: Text, secondaryText: Text? = nil, insets: DirectionalEdgeInsets = .zero,
    textSpacing: Double = 0, imageSide: Double = 0, imageCornerRadius: Double = 0,
    imageSpacing: Double = 0,
    minimumHeight: Double = 0
  ) {
    self.text = text
    self.secondaryText = secondaryText ?? text
    self.insets = insets
    self.textSpacing = textSpacing
    self.imageSide = imageSide
    self.imageCornerRadius = imageCornerRadius
    self.imageSpacing = imageSpacing
    self.minimumHeight = minimumHeight
  }

  package static let row = CellMetrics(
    text: Text(.body), secondaryText: Text(.footnote),
    insets: DirectionalEdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16),
    textSpacing: 2, imageSide: 32, imageCornerRadius: 7, imageSpacing: 12, minimumHeight: 44)
  package static let textHeader = CellMetrics(text: Text(.title2, weight: .bold))
  package static let sectionHeader = CellMetrics(
    text: Text(.title3, weight: .bold, lineLimit: 1),
    insets: DirectionalEdgeInsets(leading: 5, trailing: 5))
}

extension CellMetrics.Text {
  package func font(for textSize: TextSizeCategory) -> TextFont {
    TextFont(pointSize: style.pointSize(for: textSize), weight: weight)
  }
}
