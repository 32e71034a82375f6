extension LayoutRect {
  /// The edge on the leading side.
  @inlinable public var minX: Double { origin.x }
  /// The upper edge.
  @inlinable public var minY: Double { origin.y }
  /// The edge on the trailing side.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The length from the leading to the trailing side.
  @inlinable public var width: Double { size.width }
  /// The length from top to bottom.
  @inlinable public var height: Double { size.height }

  /// Returns the rectangle with its distance from the left edge as its distance from the right.
  package func mirrored(in width: Double) -> LayoutRect {
    var mirrored = self
    mirrored.origin.x = width - maxX
    return mirrored
  }
}
