public import MarqueeScreen

extension LayoutRect {
  /// Whether two rectangles overlap.
  ///
  /// Rectangles that only touch do not overlap. A rectangle without area counts if it lies inside
  /// the other, including the other's leading and upper edges, so that no place has it twice.
  public func intersects(_ other: LayoutRect) -> Bool {
    Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  /// Whether two intervals overlap.
  static func meet(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double)
    -> Bool
  {
    if start < otherEnd, otherStart < end { return true }
    return start >= end && otherStart <= start && start < otherEnd
  }

  /// Returns the rectangle moved by a distance.
  func offset(by distance: LayoutPoint) -> LayoutRect {
    LayoutRect(origin: origin.offset(by: distance), size: size)
  }

  /// Returns the lower end along an axis.
  func start(_ axis: LayoutAxis) -> Double { origin[axis] }

  /// Returns the upper end along an axis.
  func end(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }
}
