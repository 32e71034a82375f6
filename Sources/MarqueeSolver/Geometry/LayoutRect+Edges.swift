public import MarqueeLayout

extension LayoutRect {
  /// Whether two rectangles have room in common.
  ///
  /// Rectangles that only touch do not. One without area counts where it lies inside the other,
  /// its leading and upper edge included, so that no place has it twice.
  public func meets(_ other: LayoutRect) -> Bool {
    Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  /// Whether two stretches of a line have room in common.
  static func meet(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double)
    -> Bool
  {
    if start < otherEnd, otherStart < end { return true }
    return start >= end && otherStart <= start && start < otherEnd
  }

  /// The rectangle at the same distance from the right as it has from the left.
  package func mirrored(in width: Double) -> LayoutRect {
    var mirrored = self
    mirrored.origin.x = width - maxX
    return mirrored
  }

  /// The rectangle moved by a distance.
  func offset(by distance: LayoutPoint) -> LayoutRect {
    LayoutRect(origin: origin.offset(by: distance), size: size)
  }

  /// The lower end along an axis.
  func start(_ axis: LayoutAxis) -> Double { origin[axis] }

  /// The upper end along an axis.
  func end(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }
}
