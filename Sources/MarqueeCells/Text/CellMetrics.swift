package import MarqueeScreen

/// The metrics of a cell that is as high as its text: fonts, insets, spacing.
///
/// Cells are measured and drawn with the same numbers, so that layouts and previews agree. All
/// lengths are in points.
package struct CellMetrics: Hashable, Sendable {
  /// The appearance of a text.
  package struct Text: Hashable, Sendable {
    /// The style, which says what the text is for.
    package let style: TextStyle
    /// The font weight.
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
  /// The space around image and texts.
  package let insets: DirectionalEdgeInsets
  /// The space between the two texts.
  package let textSpacing: Double
  /// The width and height of the image, for cells that have one.
  package let imageSide: Double
  /// The radius of the image's corners.
  package let imageCornerRadius: Double
  /// The space between image and texts.
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
  /// A line of text as an item.
  package static let textHeader = CellMetrics(text: Text(.title2, weight: .bold))
  /// The header that shows a section's name.
  package static let sectionHeader = CellMetrics(
    text: Text(.title3, weight: .bold, lineLimit: 1),
    insets: DirectionalEdgeInsets(leading: 5, trailing: 5))
}

extension CellMetrics.Text {
  /// Returns the font in a user's preferred text size.
  package func font(for textSize: TextSizeCategory) -> TextFont {
    TextFont(pointSize: style.pointSize(for: textSize), weight: weight)
  }
}
