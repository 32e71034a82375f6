package import MarqueeLayout

/// What the height of a cell depends on that is as high as its text: fonts, insets, gaps.
///
/// Cells are measured and drawn by these numbers, so that what a layout says and what a preview
/// shows is the same. All lengths are in points.
package struct CellMetrics: Hashable, Sendable {
  /// How a text is drawn.
  package struct Text: Hashable, Sendable {
    /// What the text is for.
    package let style: TextStyle
    /// How heavy it is drawn.
    package let weight: FontWeight
    /// How many lines are shown at most; `nil` for all.
    package let lineLimit: Int?

    init(_ style: TextStyle, weight: FontWeight? = nil, lineLimit: Int? = nil) {
      self.style = style
      self.weight = weight ?? style.weight
      self.lineLimit = lineLimit
    }
  }

  /// The text.
  package let text: Text
  /// The smaller text below it.
  package let secondaryText: Text
  /// The room around image and texts.
  package let insets: DirectionalEdgeInsets
  /// The room between the two texts.
  package let textSpacing: Double
  /// The width and height of the image, for cells that have one.
  package let imageSide: Double
  /// The radius of the image's corners.
  package let imageCornerRadius: Double
  /// The room between image and texts.
  package let imageSpacing: Double
  /// The least height of the whole cell.
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

  /// A row of a list.
  package static let row = CellMetrics(
    text: Text(.body), secondaryText: Text(.footnote),
    insets: DirectionalEdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16),
    textSpacing: 2, imageSide: 32, imageCornerRadius: 7, imageSpacing: 12, minimumHeight: 44)
  /// A line of text, in an item of its own.
  package static let textHeader = CellMetrics(text: Text(.title2, weight: .bold))
  /// The header that shows a section's name.
  package static let sectionHeader = CellMetrics(
    text: Text(.title3, weight: .bold, lineLimit: 1),
    insets: DirectionalEdgeInsets(leading: 5, trailing: 5))
}

extension CellMetrics.Text {
  /// The font, as large as a user wants text to be.
  package func font(for textSize: TextSizeCategory) -> TextFont {
    TextFont(pointSize: style.pointSize(for: textSize), weight: weight)
  }
}
