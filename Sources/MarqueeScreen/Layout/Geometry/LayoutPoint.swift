/// A place in points; x grows toward the trailing side and y downward.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the leading side.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// The place 0, 0.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Makes a point from its distances from the leading side and the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
