import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

/// Layouts that are read from right to left, in a view of 320 × 480 points.
@Suite struct DirectionTests {
  private func solve(
    _ section: LayoutSection, items: Int, _ direction: ReadingDirection = .rightToLeft,
    scrolling: LayoutAxis = .vertical
  ) -> SolvedLayout {
    LayoutSolver(
      CompositionalLayout(
        section: section, configuration: LayoutConfiguration(scrollDirection: scrolling)),
      environment: LayoutEnvironment(
        containerSize: LayoutExtent(width: 320, height: 480),
        safeAreaInsets: DirectionalEdgeInsets(leading: 10), direction: direction)
    ).solve(itemCounts: [items])
  }

  private static let column = LayoutItem(
    width: .fractionalWidth(0.25), height: .fractionalHeight(1))

  private static func row(_ width: LayoutDimension) -> LayoutGroup {
    .horizontal(size: LayoutSize(width: width, height: .absolute(40)), subitems: [.item(column)])
  }

  @Test func `leading insets and items are on the right`() {
    let section = LayoutSection(
      group: Self.row(.fractionalWidth(1)), contentInsets: DirectionalEdgeInsets(leading: 30))
    let solved = solve(section, items: 2)
    // 320 - 10 - 30 are 280, and a quarter of it is 70.
    #expect(
      solved.elements.map(\.frame) == [
        LayoutRect(x: 210, y: 0, width: 70, height: 40),
        LayoutRect(x: 140, y: 0, width: 70, height: 40),
      ])
    #expect(solved.frame(ofSection: 0) == LayoutRect(x: 0, y: 0, width: 310, height: 40))
  }

  @Test func `a rectangle finds what is seen in it`() {
    let solved = solve(LayoutSection(group: Self.row(.fractionalWidth(1))), items: 4)
    let right = LayoutRect(x: 300, y: 0, width: 20, height: 10)
    let left = LayoutRect(x: 0, y: 0, width: 20, height: 10)
    #expect(solved.elements(in: right).map(\.item) == [0])
    #expect(solved.elements(in: left).map(\.item) == [3])
  }

  @Test func `groups that scroll sideways go on to the left of the view`() {
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(200), height: .absolute(40)),
        subitems: [.item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)))]),
      orthogonalScrollingBehavior: .continuous)
    let solved = solve(section, items: 3)
    #expect(solved.elements.map(\.frame.minX) == [110, -90, -290])
    #expect(solved.orthogonalSections.map(\.viewport.minX) == [0])
    #expect(solved.orthogonalSections.map(\.viewport.width) == [310])
  }

  @Test func `a layout that scrolls sideways begins at the right end of its content`() {
    let group = LayoutGroup.vertical(
      size: LayoutSize(width: .absolute(200), height: .fractionalHeight(1)),
      subitems: [.item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)))])
    let solved = solve(LayoutSection(group: group), items: 3, scrolling: .horizontal)
    #expect(solved.contentSize.width == 600)
    #expect(solved.elements.map(\.frame.minX) == [400, 200, 0])
  }

  @Test func `a pinned header stays at the same height in both directions`() {
    var section = LayoutSection(group: Self.row(.fractionalWidth(1)))
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        size: LayoutSize(width: .absolute(100), height: .absolute(20)),
        elementKind: ElementKind.sectionHeader, alignment: .topLeading, pinsToVisibleBounds: true)
    ]
    func header(_ direction: ReadingDirection) -> [LayoutRect] {
      solve(section, items: 100, direction)
        .pinnedElements(contentOffset: LayoutPoint(x: 0, y: 60)).map(\.frame)
    }
    #expect(header(.leftToRight) == [LayoutRect(x: 10, y: 60, width: 100, height: 20)])
    #expect(header(.rightToLeft) == [LayoutRect(x: 210, y: 60, width: 100, height: 20)])
  }
}
