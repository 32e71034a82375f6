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
    let (bounds, window) = sight(contentOffset, adjustedContentInset)
    var elements: [LayoutElement] = []
    for index in sections.indices {
      appendPinnedElements(ofSection: index, bounds, window, to: &elements)
    }
    for placed in boundary?.placed ?? [] {
      guard let boundary, let frame = pin(placed, of: boundary, start: 0, in: window) else {
        continue
      }
      let kind = LayoutElement.Kind.layoutBoundary(placed.item.elementKind)
      elements.append(element(kind, 0, frame, placed.item.zIndex, bounds))
    }
    return elements
  }

  /// Returns the headers and footers of one section that stay visible at a scroll position.
  package func pinnedElements(
    ofSection index: Int, contentOffset: LayoutPoint
  ) -> [LayoutElement] {
    guard sections.indices.contains(index) else { return [] }
    let (bounds, window) = sight(contentOffset, .zero)
    var elements: [LayoutElement] = []
    appendPinnedElements(ofSection: index, bounds, window, to: &elements)
    return elements
  }

  /// Returns the visible area at a scroll position, and the part of it that no bar covers.
  private func sight(
    _ contentOffset: LayoutPoint, _ insets: DirectionalEdgeInsets
  ) -> (bounds: LayoutRect, window: LayoutRect) {
    // Frames are computed from left to right, so mirror the area for the other direction.
    let bounds = directed(LayoutRect(origin: contentOffset, size: environment.containerSize))
    var window = bounds
    window.origin[axis] += insets.start(axis)
    window.size[axis] -= insets.sum(axis)
    return (bounds, window)
  }

  private func appendPinnedElements(
    ofSection index: Int, _ bounds: LayoutRect, _ window: LayoutRect,
    to elements: inout [LayoutElement]
  ) {
    let section = sections[index]
    let boundary = bodies[section.body].boundary
    for placed in boundary.placed {
      guard let frame = pin(placed, of: boundary, start: section.start, in: window) else {
        continue
      }
      let kind = LayoutElement.Kind.boundary(placed.item.elementKind)
      elements.append(element(kind, index, frame, placed.item.zIndex, bounds))
    }
  }

  private func element(
    _ kind: LayoutElement.Kind, _ section: Int, _ frame: LayoutRect, _ zIndex: Int,
    _ bounds: LayoutRect
  ) -> LayoutElement {
    let front = frame.intersects(bounds) ? Self.pinnedZIndex : 0
    let (sum, overflow) = zIndex.addingReportingOverflow(front)
    return LayoutElement(
      kind: kind, section: section, item: 0, frame: directed(frame), zIndex: overflow ? .max : sum)
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
