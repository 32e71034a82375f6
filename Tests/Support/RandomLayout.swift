package import MarqueeScreen

package struct RandomLayout {
  /// What may occur in the layouts.
  package enum Style {
    /// Whatever UIKit takes, in sensible amounts.
    case sensible
    /// Only fractions, so that a layout grows with its container.
    case fractionsOnly
    /// Items of sections scrolling down that never leave their groups.
    case tidy
  }

  private var generator: SplitMix64
  /// An element kind that a definition has twice ends an app, so each badge has its own.
  private var badgeCount = 0
  private let style: Style

  package init(seed: UInt64, style: Style) {
    generator = SplitMix64(seed: seed)
    self.style = style
  }

  package mutating func layout(sectionCount: Int) -> CompositionalLayout {
    var configuration = LayoutConfiguration()
    if style == .sensible {
      configuration.scrollDirection = one(of: [.vertical, .vertical, .horizontal])
      configuration.interSectionSpacing = one(of: [0, 0, 12])
      configuration.boundarySupplementaryItems = chance(4) ? [boundary("all")] : []
    }
    return CompositionalLayout(
      sections: (0..<sectionCount).map { _ in section() }, configuration: configuration)
  }

  package mutating func itemCounts(sectionCount: Int) -> [Int] {
    (0..<sectionCount).map { _ in chance(5) ? 0 : Int.random(in: 1...40, using: &generator) }
  }

  private mutating func section() -> LayoutSection {
    var section = plainSection()
    if style == .sensible, chance(3) { section.regular = plainSection() }
    return section
  }

  private mutating func plainSection() -> LayoutSection {
    var section = LayoutSection(group: group(depth: 0))
    guard style != .fractionsOnly else { return section }
    section.contentInsets = insets()
    section.interGroupSpacing = one(of: [0, 0, 5, 8])
    guard style == .sensible else { return section }
    if chance(4) {
      section.orthogonalScrollingBehavior = one(of: OrthogonalScrollingBehavior.allCases)
    }
    if chance(3) { section.boundarySupplementaryItems = [boundary("header"), boundary("footer")] }
    if chance(4) { section.decorationItems = [DecorationItem(background: "background")] }
    return section
  }

  private mutating func group(depth: Int) -> LayoutGroup {
    let width: LayoutDimension =
      style == .tidy ? .fractionalWidth(1) : .fractionalWidth(one(of: [1, 0.5, 0.9]))
    let height: LayoutDimension =
      style == .fractionsOnly
      ? .fractionalHeight(one(of: [0.1, 0.25, 0.5]))
      : one(of: [
        .absolute(60), .absolute(60, scalesWithText: true), .absolute(33), .estimated(50),
        .estimated(50, scalesWithText: true), .fractionalWidth(0.2),
      ])
    let size = LayoutSize(
      width: width, height: depth == 0 ? height : .fractionalHeight(one(of: [1, 0.5])))
    let axis: LayoutAxis = one(of: LayoutAxis.allCases)
    let isCounted = chance(3)
    let subitems = (0..<one(of: [1, 1, 2])).map { _ in subitem(depth: depth + 1) }
    var group = LayoutGroup(
      size: size,
      contents: isCounted
        ? .repeating(axis, subitems[0], count: one(of: [1, 2, 3, 4])) : .subitems(axis, subitems))
    guard style != .fractionsOnly else { return group }
    group.interItemSpacing = one(of: [nil, nil, .fixed(7), .flexible(4)])
    if style == .sensible, chance(4) { group.contentInsets = insets() }
    if style == .sensible, chance(5) { group.supplementaryItems = [badge("group")] }
    return group
  }

  private mutating func subitem(depth: Int) -> LayoutSubitem {
    if depth < 3, chance(4) { return .group(group(depth: depth)) }
    var item = LayoutItem(
      width: .fractionalWidth(one(of: [0.25, 0.5, 1, 0.3])),
      height: .fractionalHeight(one(of: [0.25, 0.5, 1])))
    guard style == .sensible else { return .item(item) }
    if chance(5) {
      item.size.height = one(of: [
        .absolute(20), .absolute(20, scalesWithText: true), .estimated(30),
      ])
    }
    if chance(4) { item.contentInsets = insets() }
    if chance(6) { item.edgeSpacing = EdgeSpacing(leading: .flexible(0), bottom: .fixed(3)) }
    if chance(5) { item.supplementaryItems = [badge("badge")] }
    return .item(item)
  }

  private mutating func badge(_ elementKind: String) -> SupplementaryItem {
    badgeCount += 1
    return SupplementaryItem(
      size: LayoutSize(
        width: .absolute(20, scalesWithText: chance(2)), height: .fractionalHeight(0.5)),
      elementKind: "\(elementKind)\(badgeCount)",
      containerAnchor: LayoutAnchor(
        edges: [.top, .trailing], offset: .fractional(LayoutPoint(x: 0.3, y: -0.3))))
  }

  private mutating func boundary(_ elementKind: String) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      size: LayoutSize(
        width: .fractionalWidth(1), height: .absolute(30, scalesWithText: chance(2))),
      elementKind: elementKind, alignment: one(of: RectAlignment.allCases),
      offset: LayoutPoint(x: 0, y: one(of: [0, 0, 7, -7])), extendsBoundary: chance(2))
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    one(of: [
      .zero, DirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      DirectionalEdgeInsets(leading: 16, trailing: 16),
    ])
  }

  package mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &generator) == 0
  }

  package mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
}
