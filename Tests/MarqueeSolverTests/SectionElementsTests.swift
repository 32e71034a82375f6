import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

/// The elements of one section, which pages ask for section by section.
@Suite struct SectionElementsTests {
  /// Rows of an estimated height, which are 10 points high if they were not measured.
  private static let rows = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(10)),
      subitems: [.item(LayoutItem(width: .fractionalWidth(1), height: .estimated(10)))]))

  /// Squares with a badge, a header and a background.
  private static let badges = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      subitems: [
        .item(
          LayoutItem(
            size: LayoutSize(width: .absolute(50), height: .absolute(50)),
            supplementaryItems: [
              SupplementaryItem(
                size: LayoutSize(width: .absolute(10), height: .absolute(10)),
                elementKind: "badge", containerAnchor: LayoutAnchor(edges: .top))
            ]))
      ]),
    boundarySupplementaryItems: [
      BoundarySupplementaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
        elementKind: "header", alignment: .top)
    ], decorationItems: [DecorationItem(background: "background")])

  private func solve(
    _ sections: [LayoutSection], _ counts: [Int], _ sizes: MeasuredSizes = MeasuredSizes()
  ) -> SolvedLayout {
    LayoutSolver(
      CompositionalLayout(sections: sections),
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 100, height: 100))
    ).solve(itemCounts: counts, measuredSizes: sizes)
  }

  @Test func `a section has the elements that the whole layout has for it`() {
    // More than 256 cells are computed in several pieces.
    let solved = solve([Self.rows, Self.badges, Self.rows], [3, 700, 2])
    for index in 0...2 {
      #expect(
        Array(solved.elements(ofSection: index)) == solved.elements.filter { $0.section == index })
    }
    // Each item has a cell and a badge; the section has a header and a background.
    #expect(Array(solved.elements(ofSection: 1)).count == 700 * 2 + 2)
    #expect(Array(solved.elements(ofSection: 3)).isEmpty)
    #expect(Array(solved.elements(ofSection: -1)).isEmpty)
  }

  @Test func `sections share a shape if layout, items and measured sizes are the same`() {
    var sizes = MeasuredSizes()
    sizes[section: 4, item: 0] = FittedSize(height: 30)
    let solved = solve(
      [Self.rows, Self.badges, Self.rows, Self.rows, Self.rows], [2, 2, 2, 3, 2], sizes)
    let shapes = (0...4).map { solved.shapeIndex(ofSection: $0) }
    #expect(shapes == [0, 1, 0, 2, 3])
    #expect(solved.shapeIndex(ofSection: 5) == nil)
    // Rows of 10, badges of 20 + 50, rows of 10, and one of 30.
    let lengths = (0...4).compactMap { solved.frame(ofSection: $0)?.height }
    #expect(lengths == [20, 70, 20, 30, 40])
    #expect(solved.contentSize.height == 180)
  }

  @Test func `a fault is reported for each section that has it`() {
    let tooWide = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(10), height: .absolute(10)),
        subitems: [.item(LayoutItem(width: .absolute(11), height: .absolute(10)))]))
    let solved = solve([tooWide, Self.rows, tooWide], [1, 1, 1])
    #expect(
      solved.faults == [LayoutFault(.noRoom, section: 0), LayoutFault(.noRoom, section: 2)])
  }
}
