/// A rectangle in points; y grows downward.
///
/// A negative width or height is kept: a layout may ask for one, and hiding it would hide the
/// mistake.
public struct LayoutRect: Hashable, Sendable {
  /// The top leading corner.
  public var origin: LayoutPoint
  /// The width and height from there.
  public var size: LayoutExtent

  /// Makes a rectangle from its top leading corner and its size.
  public init(origin: LayoutPoint, size: LayoutExtent) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner, width and height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutExtent(width: width, height: height))
  }
}
