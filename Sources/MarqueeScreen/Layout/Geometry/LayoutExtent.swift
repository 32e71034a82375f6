/// A width and a height in points.
public struct LayoutExtent: Hashable, Sendable {
  /// The length from the leading to the trailing side.
  public var width: Double
  /// The length from top to bottom.
  public var height: Double

  /// The size 0 × 0.
  public static let zero = LayoutExtent(width: 0, height: 0)

  /// Makes a size from a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
