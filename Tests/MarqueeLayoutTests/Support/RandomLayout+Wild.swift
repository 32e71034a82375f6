import MarqueeLayout

/// Layouts that no one would write: each number may be anything that the solver takes.
extension RandomLayout {
  mutating func wildLayout(sectionCount: Int) -> CompositionalLayout {
    CompositionalLayout(
      sections: (0..<sectionCount).map { _ in wildSection() },
      configuration: LayoutConfiguration(
        scrollDirection: one(of: LayoutAxis.allCases), interSectionSpacing: wildNumber(),
        boundarySupplementaryItems: [wildBoundary("all")]))
  }

  private mutating func wildSection() -> LayoutSection {
    LayoutSection(
      group: wildGroup(depth: 0), contentInsets: wildInsets(), interGroupSpacing: wildNumber(),
      orthogonalScrollingBehavior: one(of: OrthogonalScrollingBehavior.allCases),
      boundarySupplementaryItems: [wildBoundary("header")],
      decorationItems: [DecorationItem(background: "background", contentInsets: wildInsets())])
  }

  private mutating func wildGroup(depth: Int) -> LayoutGroup {
    let axis: LayoutAxis = one(of: LayoutAxis.allCases)
    let subitems = (0..<one(of: [0, 1, 2, 3])).map { _ in wildSubitem(depth: depth + 1) }
    let contents: LayoutGroup.Contents =
      switch (one(of: [0, 1, 2, 2, 2]), subitems.first) {
      case (0, _): .custom([CustomFrame(wildRect()), CustomFrame(wildRect(), zIndex: .max)])
      case (1, let subitem?): .repeating(axis, subitem, count: one(of: [-1, 0, 1, 7, 1000]))
      default: .subitems(axis, subitems)
      }
    return LayoutGroup(
      size: wildSize(), contents: contents,
      interItemSpacing: one(of: [nil, .fixed(wildNumber()), .flexible(wildNumber())]),
      contentInsets: wildInsets(), edgeSpacing: wildEdges(),
      supplementaryItems: [wildBadge("group")])
  }

  private mutating func wildSubitem(depth: Int) -> LayoutSubitem {
    if depth < 4, chance(3) { return .group(wildGroup(depth: depth)) }
    return .item(
      LayoutItem(
        size: wildSize(), contentInsets: wildInsets(), edgeSpacing: wildEdges(),
        supplementaryItems: [wildBadge("badge")]))
  }

  private mutating func wildBadge(_ elementKind: String) -> SupplementaryItem {
    SupplementaryItem(
      size: wildSize(), elementKind: elementKind,
      containerAnchor: LayoutAnchor(
        edges: .all, offset: .fractional(LayoutPoint(x: wildNumber(), y: wildNumber()))))
  }

  private mutating func wildBoundary(_ elementKind: String) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      size: wildSize(), elementKind: elementKind, alignment: one(of: RectAlignment.allCases),
      offset: LayoutPoint(x: wildNumber(), y: wildNumber()), extendsBoundary: chance(2),
      pinsToVisibleBounds: chance(2), zIndex: one(of: [.min, 0, .max]))
  }

  private mutating func wildSize() -> LayoutSize {
    LayoutSize(width: wildDimension(), height: wildDimension())
  }

  private mutating func wildDimension() -> LayoutDimension {
    let number = wildNumber()
    return one(of: [
      .fractionalWidth(number), .fractionalHeight(number), .absolute(number), .estimated(number),
      .fractionalWidth(0.5), .fractionalHeight(1),
    ])
  }

  private mutating func wildInsets() -> DirectionalEdgeInsets {
    guard chance(3) else { return .zero }
    return DirectionalEdgeInsets(
      top: wildNumber(), leading: wildNumber(), bottom: wildNumber(), trailing: wildNumber())
  }

  private mutating func wildEdges() -> EdgeSpacing {
    guard chance(3) else { return .none }
    return EdgeSpacing(
      leading: .flexible(wildNumber()), top: .fixed(wildNumber()), trailing: .fixed(wildNumber()),
      bottom: .flexible(wildNumber()))
  }

  private mutating func wildRect() -> LayoutRect {
    LayoutRect(x: wildNumber(), y: wildNumber(), width: wildNumber(), height: wildNumber())
  }

  private mutating func wildNumber() -> Double {
    one(of: [0, 0, 1, 5, 10, 0.25, -1, -10, -0.5, 1e-9, -1e-9, 160, 1e9, -1e9])
  }
}
