// Most rules hold for both directions, with width and height swapped. With an axis they are written
// once.

extension LayoutAxis {
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

  package func offset(by other: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: x + other.x, y: y + other.y)
  }
}

extension DirectionalEdgeInsets {
  package func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }

  package func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }

  package func sum(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }

  /// The top leading corner of the area inside the insets.
  package var corner: LayoutPoint { LayoutPoint(x: leading, y: top) }
}

extension EdgeSpacing {
  package func start(_ axis: LayoutAxis) -> Spacing? { axis == .horizontal ? leading : top }

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
