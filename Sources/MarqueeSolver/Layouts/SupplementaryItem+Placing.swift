import MarqueeScreen

extension SupplementaryItem {
  /// Returns the frame of the view on its host.
  ///
  /// - Parameters:
  ///   - host: The frame of the cell or group that the view is attached to.
  ///   - size: The view's own size.
  func frame(on host: LayoutRect, size: LayoutExtent) -> LayoutRect {
    let own = itemAnchor ?? LayoutAnchor(edges: containerAnchor.edges)
    let hostPoint = containerAnchor.edges.point(of: host.size)
    let ownPoint = own.edges.point(of: size)
    let moved = containerAnchor.offset.points(of: size).offset(by: own.offset.points(of: size))
    var frame = LayoutRect(origin: host.origin, size: size)
    for axis in LayoutAxis.allCases {
      frame.origin[axis] = host.origin[axis] + hostPoint[axis] - ownPoint[axis] + moved[axis]
    }
    return frame
  }
}

extension DirectionalRectEdge {
  /// Returns the point that the edges name in a rectangle of a size, from its top leading corner.
  fileprivate func point(of size: LayoutExtent) -> LayoutPoint {
    LayoutPoint(
      x: size.width * part(contains(.leading), contains(.trailing)),
      y: size.height * part(contains(.top), contains(.bottom)))
  }

  private func part(_ hasStart: Bool, _ hasEnd: Bool) -> Double {
    if hasStart == hasEnd { return 0.5 }
    return hasStart ? 0 : 1
  }
}

extension LayoutAnchor.Offset {
  /// Returns the offset in points, for a view of a size.
  fileprivate func points(of size: LayoutExtent) -> LayoutPoint {
    switch self {
    case .absolute(let point): point
    case .fractional(let parts): LayoutPoint(x: parts.x * size.width, y: parts.y * size.height)
    }
  }
}
