import MarqueeScreen
import TestSupport

/// Layouts that no one would write: each number may be anything that the solver takes.
extension RandomLayout {
  mutating func extremeLayout(sectionCount: Int) -> CompositionalLayout {
    CompositionalLayout(
      sections: (0..<sectionCount).map { _ in extremeSection() },
      configuration: LayoutConfiguration(
        scrollDirection: one(of: LayoutAxis.allCases), interSectionSpacing: extremeNumber(),
        boundarySupplementaryItems: [extremeBoundary("all")]))
  }

  private mutating func extremeSection() -> LayoutSection {
    LayoutSection(
      group: extremeGroup(depth: 0), contentInsets: extremeInsets(),
      interGroupSpacing: extremeNumber(),
      orthogonalScrollingBehavior: one(of: OrthogonalScrollingBehavior.allCases),
      boundarySupplementaryItems: [extremeBoundary("header")],
      decorationItems: [DecorationItem(background: "background", contentInsets: extremeInsets())])
  }

  private mutating func extremeGroup(depth: Int) -> LayoutGroup {
    let axis: LayoutAxis = one(of: LayoutAxis.allCases)
    let subitems = (0..<one(of: [0, 1, 2, 3])).map { _ in extremeSubitem(depth: depth + 1) }
    let contents: LayoutGroup.Contents =
      switch (one(of: [0, 1, 2, 2, 2]), subitems.first) {
      case (0, _): .custom([CustomFrame(extremeRect()), CustomFrame(extremeRect(), zIndex: .max)])
      case (1, let subitem?): .repeating(axis, subitem, count: one(of: [-1, 0, 1, 7, 1000]))
      default: .subitems(axis, subitems)
      }
    return LayoutGroup(
      size: extremeSize(), contents: contents,
      interItemSpacing: one(of: [nil, .fixed(extremeNumber()), .flexible(extremeNumber())]),
      contentInsets: extremeInsets(), edgeSpacing: extremeEdges(),
      supplementaryItems: [extremeBadge("group")])
  }

  private mutating func extremeSubitem(depth: Int) -> LayoutSubitem {
    if depth < 4, chance(3) { return .group(extremeGroup(depth: depth)) }
    return .item(
      LayoutItem(
        size: extremeSize(), contentInsets: extremeInsets(), edgeSpacing: extremeEdges(),
        supplementaryItems: [extremeBadge("badge")]))
  }

  private mutating func extremeBadge(_ elementKind: String) -> SupplementaryItem {
    SupplementaryItem(
      size: extremeSize(), elementKind: elementKind,
      containerAnchor: LayoutAnchor(
        edges: .all, offset: .fractional(LayoutPoint(x: extremeNumber(), y: extremeNumber()))))
  }

  private mutating func extremeBoundary(_ elementKind: String) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      size: extremeSize(), elementKind: elementKind, alignment: one(of: RectAlignment.allCases),
      offset: LayoutPoint(x: extremeNumber(), y: extremeNumber()), extendsBoundary: chance(2),
      pinsToVisibleBounds: chance(2), zIndex: one(of: [.min, 0, .max]))
  }

  private mutating func extremeSize() -> LayoutSize {
    LayoutSize(width: extremeDimension(), height: extremeDimension())
  }

  private mutating func extremeDimension() -> LayoutDimension {
    let number = extremeNumber()
    return one(of: [
      .fractionalWidth(number), .fractionalHeight(number), .absolute(number), .estimated(number),
      .fractionalWidth(0.5), .fractionalHeight(1),
    ])
  }

  private mutating func extremeInsets() -> DirectionalEdgeInsets {
    guard chance(3) else { return .zero }
    return DirectionalEdgeInsets(
      top: extremeNumber(), leading: extremeNumber(), bottom: extremeNumber(),
      trailing: extremeNumber())
  }

  private mutating func extremeEdges() -> EdgeSpacing {
    guard chance(3) else { return .none }
    return EdgeSpacing(
      leading: .flexible(extremeNumber()), top: .fixed(extremeNumber()),
      trailing: .fixed(extremeNumber()),
      bottom: .flexible(extremeNumber()))
  }

  private mutating func extremeRect() -> LayoutRect {
    LayoutRect(
      x: extremeNumber(), y: extremeNumber(), width: extremeNumber(), height: extremeNumber())
  }

  private mutating func extremeNumber() -> Double {
    one(of: [0, 0, 1, 5, 10, 0.25, -1, -10, -0.5, 1e-9, -1e-9, 160, 1e9, -1e9])
  }
}
