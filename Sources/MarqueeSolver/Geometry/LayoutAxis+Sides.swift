package import MarqueeLayout

// Most rules hold for both directions, with width and height swapped. Written with an axis they
// are in the source once.

extension LayoutAxis {
  /// The axis at a right angle to this one.
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

  /// What insets leave of a size; it never falls below zero.
  func inset(by insets: DirectionalEdgeInsets) -> LayoutExtent {
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

  /// The point moved by another one.
  func offset(by other: LayoutPoint) -> LayoutPoint { LayoutPoint(x: x + other.x, y: y + other.y) }
}

extension DirectionalEdgeInsets {
  /// The inset at the end of an axis where things begin: leading or top.
  func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at the end of an axis where things stop: trailing or bottom.
  func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }

  /// Both insets along an axis.
  func sum(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }

  /// The leading top corner that the insets leave.
  var corner: LayoutPoint { LayoutPoint(x: leading, y: top) }
}

extension EdgeSpacing {
  /// The spacing at the end of an axis where things begin.
  func start(_ axis: LayoutAxis) -> Spacing? { axis == .horizontal ? leading : top }

  /// The spacing at the end of an axis where things stop.
  func end(_ axis: LayoutAxis) -> Spacing? { axis == .horizontal ? trailing : bottom }

  /// The room that both ends of an axis take at least.
  func minimum(_ axis: LayoutAxis) -> Double { start(axis).minimum + end(axis).minimum }

  /// How many of the two ends of an axis stretch.
  func flexibleCount(_ axis: LayoutAxis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}

extension Spacing? {
  /// Whether the spacing takes a share of free room.
  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  /// The points that the spacing takes when every flexible one gets `share` on top.
  func length(share: Double) -> Double { isFlexible ? minimum + share : minimum }
}

extension LayoutSize {
  /// The width for the horizontal axis, the height for the vertical one.
  subscript(axis: LayoutAxis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension LayoutDimension {
  /// The whole of an axis, or a part of it.
  static func fraction(_ part: Double, of axis: LayoutAxis) -> LayoutDimension {
    axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
  }

  /// Whether the dimension is a fraction of the container's length along an axis.
  func isFraction(of axis: LayoutAxis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// Whether the dimension is a first guess.
  var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether the dimension is that of the largest sibling.
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
