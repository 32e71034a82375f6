public import MarqueeScreen

extension SolvedLayout {
  /// The drawing order that is added to that of a pinned view while it is visible.
  static let pinnedZIndex = 1_000_000_000

  /// Returns the headers and footers that stay visible, with their places at a scroll position.
  ///
  /// A header stays at the start of the visible area, but leaves with its section; a footer does
  /// the same at the end. Only views aligned to an edge along the scrolling axis can be pinned.
  /// Each replaces the element of the same kind in ``elements``.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content at the top leading corner of the view.
  ///   - adjustedContentInset: The area that the view's bars and safe area cover.
  /// - Complexity: O(*s*) in the number of sections.
  public func pinnedElements(
    contentOffset: LayoutPoint, adjustedContentInset: DirectionalEdgeInsets = .zero
  ) -> [LayoutElement] {
    let sight = sight(contentOffset, adjustedContentInset)
    let ofLayout = boundary.map {
      pinned($0, 0, start: 0, LayoutElement.Kind.layoutBoundary, sight)
    }
    return sections.indices.flatMap { pinned(ofSection: $0, sight) } + (ofLayout ?? [])
  }

  /// Returns the headers and footers of one section that stay visible at a scroll position.
  package func pinnedElements(
    ofSection index: Int, contentOffset: LayoutPoint
  ) -> [LayoutElement] {
    sections.indices.contains(index) ? pinned(ofSection: index, sight(contentOffset, .zero)) : []
  }

  /// The visible area at a scroll position, and the part of it that no bar covers.
  private typealias Sight = (bounds: LayoutRect, window: LayoutRect)

  private func sight(_ contentOffset: LayoutPoint, _ insets: DirectionalEdgeInsets) -> Sight {
    // Frames are computed from left to right, so mirror the area for the other direction.
    let bounds = directed(LayoutRect(origin: contentOffset, size: environment.containerSize))
    var window = bounds
    window.origin[axis] += insets.start(axis)
    window.size[axis] -= insets.sum(axis)
    return (bounds, window)
  }

  private func pinned(ofSection index: Int, _ sight: Sight) -> [LayoutElement] {
    let (start, body) = sections[index]
    return pinned(
      bodies[body].boundary, index, start: start, LayoutElement.Kind.boundary, sight)
  }

  private func pinned(
    _ boundary: BoundaryPlacement, _ section: Int, start: Double,
    _ kind: (String) -> LayoutElement.Kind, _ sight: Sight
  ) -> [LayoutElement] {
    boundary.placed.compactMap { placed in
      guard let frame = pin(placed, of: boundary, start: start, in: sight.window) else {
        return nil
      }
      let front = frame.intersects(sight.bounds) ? Self.pinnedZIndex : 0
      let (sum, overflow) = placed.item.zIndex.addingReportingOverflow(front)
      return LayoutElement(
        kind: kind(placed.item.elementKind), section: section, item: 0, frame: directed(frame),
        zIndex: overflow ? .max : sum)
    }
  }

  /// Returns the frame of a header or footer at a scroll position; `nil` if it is not pinned.
  private func pin(
    _ placed: BoundaryPlacement.Placed, of boundary: BoundaryPlacement, start: Double,
    in window: LayoutRect
  ) -> LayoutRect? {
    guard placed.item.pinsToVisibleBounds else { return nil }
    let own = start + placed.frame.start(axis)
    let length = placed.frame.size[axis]
    let contentStart = start + boundary.startGrowth
    var frame = placed.frame
    switch placed.item.alignment.side(axis) {
    case .middle:
      return nil
    case .start:
      let farthest = contentStart + boundary.contentLength - length
      frame.origin[axis] = max(own, min(window.start(axis), farthest))
    case .end:
      frame.origin[axis] = min(own, max(window.end(axis) - length, contentStart))
    }
    return LayoutRect(origin: grid.round(frame.origin), size: frame.size)
  }
}
