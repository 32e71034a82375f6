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
}
