/// A rectangle in points, y down.
///
/// A negative width or height is kept as it is: a layout may ask for one, and hiding it would hide
/// the mistake.
public struct LayoutRect: Hashable, Sendable {
  /// The leading top corner.
  public var origin: LayoutPoint
  /// The width and height from there.
  public var size: LayoutExtent

  /// Makes a rectangle from its leading top corner and its size.
  public init(origin: LayoutPoint, size: LayoutExtent) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutExtent(width: width, height: height))
  }
}
