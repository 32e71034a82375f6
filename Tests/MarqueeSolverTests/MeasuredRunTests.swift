import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

/// Runs of groups with measured cells, and runs without space because of their spacing; computed by
/// hand for a view of 320 × 480 points at scale 2.
@Suite struct MeasuredRunTests {
  private func solve(
    _ group: LayoutGroup, items: Int, sizes: [Int: FittedSize] = [:]
  ) -> SolvedLayout {
    var measured = MeasuredSizes()
    for (item, size) in sizes { measured[section: 0, item: item] = size }
    return LayoutSolver(
      CompositionalLayout(section: LayoutSection(group: group)),
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 320, height: 480), scale: 2)
    ).solve(itemCounts: [items], measuredSizes: measured)
  }

  @Test(arguments: [LayoutDimension.fractionalWidth(0.05), .absolute(20)])
  func `lengths in points fit although spacing leaves no space for fractions`(
    height: LayoutDimension
  ) {
    // 15 items of 10 points with 14 times 12 points between them are 318 points long.
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
      subitems: [.item(LayoutItem(width: .absolute(10), height: height))],
      interItemSpacing: .fixed(12))
    let origins = solve(group, items: 16).elements.map(\.frame.origin)
    #expect(origins.prefix(4).map(\.x) == [0, 22, 44, 66])
    #expect(origins.prefix(15).allSatisfy { $0.y == 0 })
    #expect(origins.last == LayoutPoint(x: 0, y: 20))
  }

  @Test func `a cell that measures more than its group leaves its neighbors their sizes`() {
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
      subitems: [.item(LayoutItem(width: .estimated(100), height: .estimated(30)))],
      interItemSpacing: .fixed(8))
    let frames = solve(
      group, items: 2,
      sizes: [0: FittedSize(width: 400, height: 32), 1: FittedSize(width: 60, height: 32)]
    ).elements.map(\.frame)
    #expect(
      frames == [
        LayoutRect(x: 0, y: 0, width: 100, height: 30),
        LayoutRect(x: 108, y: 0, width: 60, height: 32),
      ])
  }

  @Test(.timeLimit(.minutes(1)))
  func `measured cells far from each other are found at once among a billion`() {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let group = LayoutGroup.horizontal(size: row, subitems: [.item(LayoutItem(size: row))])
    let solved = solve(
      group, items: 1_000_000_000,
      sizes: [3: FittedSize(height: 54), 10_000_000: FittedSize(height: 60)])
    #expect(solved.contentSize.height == 44_000_000_026)
    // 10,000,000 rows, one of them 10 points higher.
    let frames = solved.elements(
      in: LayoutRect(x: 0, y: 440_000_011, width: 320, height: 65)
    ).map(\.frame)
    #expect(frames.map(\.minY) == [440_000_010, 440_000_070])
    #expect(frames.map(\.height) == [60, 44])
  }

  @Test func `groups between measured ones are where they are if all are measured`() {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let group = LayoutGroup.horizontal(size: row, subitems: [.item(LayoutItem(size: row))])
    let few = [0: 50.0, 2000: 60.0, 5000: 70.0]
    var all: [Int: FittedSize] = [:]
    for item in 0..<6000 { all[item] = FittedSize(height: few[item] ?? 44) }
    let sparse = solve(group, items: 6000, sizes: few.mapValues { FittedSize(height: $0) })
    let dense = solve(group, items: 6000, sizes: all)
    #expect(Array(sparse.elements) == Array(dense.elements))
  }
}
