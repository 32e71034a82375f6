public import MarqueeScreen

extension LayoutRect {
  /// The smallest frame around others; `nil` for none.
  package init?(around frames: [LayoutRect]) {
    guard let minX = frames.map(\.minX).min(), let maxX = frames.map(\.maxX).max(),
      let minY = frames.map(\.minY).min(), let maxY = frames.map(\.maxY).max()
    else { return nil }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether two rectangles overlap.
  ///
  /// Rectangles that only touch do not overlap. A rectangle without area counts if it lies inside
  /// the other, including the other's leading and upper edges, so that no place has it twice.
  public func intersects(_ other: LayoutRect) -> Bool {
    Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  static func meet(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double)
    -> Bool
  {
    if start < otherEnd, otherStart < end { return true }
    return start >= end && otherStart <= start && start < otherEnd
  }

  func offset(by distance: LayoutPoint) -> LayoutRect {
    LayoutRect(origin: origin.offset(by: distance), size: size)
  }

  func start(_ axis: LayoutAxis) -> Double { origin[axis] }

  func end(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }
}
