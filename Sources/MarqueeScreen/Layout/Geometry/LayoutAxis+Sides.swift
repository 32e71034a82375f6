// Most rules hold for both directions, with width and height swapped. With an axis they are written
// once.

extension LayoutAxis {
  /// The axis perpendicular to this one.
  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutExtent {
  /// The width for the horizontal axis, the height for the vertical one.
  package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Returns the size inside some insets; it never falls below zero.
  package func inset(by insets: DirectionalEdgeInsets) -> LayoutExtent {
    LayoutExtent(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension LayoutPoint {
  /// x for the horizontal axis, y for the vertical one.
  package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// Returns the point moved by another one.
  package func offset(by other: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: x + other.x, y: y + other.y)
  }
}

extension DirectionalEdgeInsets {
  /// Returns the inset at the start of an axis: leading or top.
  package func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }

  /// Returns the inset at the end of an axis: trailing or bottom.
  package func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }

  /// Both insets along an axis.
  package func sum(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }

  /// The top leading corner of the area inside the insets.
  package var corner: LayoutPoint { LayoutPoint(x: leading, y: top) }
}

extension EdgeSpacing {
  /// Returns the spacing at the start of an axis.
  package func start(_ axis: LayoutAxis) -> Spacing? { axis == .horizontal ? leading : top }

  /// Returns the spacing at the end of an axis.
  package func end(_ axis: LayoutAxis) -> Spacing? { axis == .horizontal ? trailing : bottom }

  /// Returns the least space that both ends of an axis take.
  package func minimum(_ axis: LayoutAxis) -> Double { start(axis).minimum + end(axis).minimum }

  /// Returns how many of an axis's two ends are flexible.
  package func flexibleCount(_ axis: LayoutAxis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}

extension Spacing? {
  /// Whether the spacing takes a share of the free space.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  /// Returns the length in points, if every flexible spacing gets `share` in addition to its
  /// minimum.
  package func length(share: Double) -> Double { isFlexible ? minimum + share : minimum }
}

extension LayoutSize {
  /// The width for the horizontal axis, the height for the vertical one.
  package subscript(axis: LayoutAxis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension LayoutDimension {
  /// Makes a dimension that is a fraction of an axis.
  package static func fraction(_ part: Double, of axis: LayoutAxis) -> LayoutDimension {
    axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
  }

  /// Whether the dimension is a fraction of the container's length along an axis.
  package func isFraction(of axis: LayoutAxis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// Whether the dimension is an estimate.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether the dimension is that of the largest sibling.
  package var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
