import MarqueeScreen
import MarqueeSolver
import Testing

/// Footers that stay visible while their section is, for a view of 320 × 480 points.
@Suite struct PinningTests {
  /// Two sections, each 20 × 50 + 30 = 1030 high.
  private static let solved: SolvedLayout = {
    let fill = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
    var section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
        subitems: [.item(fill)]))
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)), elementKind: "f",
        alignment: .bottom, pinsToVisibleBounds: true)
    ]
    return LayoutSolver(
      CompositionalLayout(section: section),
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 320, height: 480), scale: 2)
    ).solve(itemCounts: [20, 20])
  }()

  /// The view is 480 high, so a footer at its end begins 450 below its top.
  ///
  /// The first one moves no farther than 1000, and the second one no higher than 1030.
  @Test(
    arguments: [
      (0, [450, 1030]), (400, [850, 1030]), (560, [1000, 1030]), (600, [1000, 1050]),
      (1580, [1000, 2030]), (1700, [1000, 2030]),
    ] as [(Double, [Double])])
  func `a pinned footer leaves with its section`(offset: Double, places: [Double]) {
    let footers = Self.solved.pinnedElements(contentOffset: LayoutPoint(x: 0, y: offset))
    #expect(footers.map(\.frame.minY) == places)
  }
}
