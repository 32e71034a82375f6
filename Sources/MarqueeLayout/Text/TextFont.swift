/// The system font in a size and a weight.
public struct TextFont: Hashable, Sendable {
  /// The size in points; one that is negative or not finite counts as 0.
  public var pointSize: Double
  /// How heavy it is drawn.
  public var weight: FontWeight

  /// Makes a font of a fixed size.
  public init(pointSize: Double, weight: FontWeight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Makes the font of a text style, as large as a user wants text to be.
  public init(_ style: TextStyle, for category: TextSizeCategory = .large) {
    self.init(pointSize: style.pointSize(for: category), weight: style.weight)
  }

  /// The height of a line in points, as an estimate.
  public var lineHeight: Double { points(InterMetrics.ascent + InterMetrics.descent) }

  /// From the top of a line down to its base line, in points, as an estimate.
  public var ascender: Double { points(InterMetrics.ascent) }

  /// The size at which the width of every character is a whole number.
  package static let wholeUnitSize = Double(InterMetrics.unitsPerEm)

  /// Units of the table in points of this font.
  func points(_ units: Int) -> Double {
    guard pointSize > 0, pointSize <= PixelGrid.maximumLength else { return 0 }
    return Double(units) * pointSize / Double(InterMetrics.unitsPerEm)
  }
}
