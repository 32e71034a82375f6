/// The system font in a size and a weight.
public struct TextFont: Hashable, Sendable {
  /// The size in points; a negative or non-finite one counts as 0.
  public var pointSize: Double
  /// The weight.
  public var weight: FontWeight

  /// Makes a font of a fixed size.
  public init(pointSize: Double, weight: FontWeight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Makes the font of a text style in a user's preferred text size.
  public init(_ style: TextStyle, for category: TextSizeCategory = .large) {
    self.init(pointSize: style.pointSize(for: category), weight: style.weight)
  }
}
