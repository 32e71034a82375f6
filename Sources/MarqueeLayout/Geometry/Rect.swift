/// A rectangle in points, y down.
///
/// A negative width or height is kept as it is: a layout may ask for one, and hiding it would hide
/// the mistake.
public struct Rect: Hashable, Sendable {
  /// The leading top corner.
  public var origin: Point
  /// The width and height from there.
  public var size: Size

  /// Makes a rectangle from its leading top corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}
