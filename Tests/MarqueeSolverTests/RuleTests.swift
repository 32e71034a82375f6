import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

/// Examples of single rules, worked out by hand for a view of 320 × 480 points at scale 2.
@Suite struct RuleTests {
  private static let fill = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))

  private func solve(
    _ section: LayoutSection, items: Int, sizes: [FittedSize?] = [],
    direction: LayoutAxis = .vertical
  ) -> SolvedLayout {
    var measured = MeasuredSizes()
    for (item, size) in sizes.enumerated() { measured[section: 0, item: item] = size }
    return LayoutSolver(
      CompositionalLayout(
        section: section, configuration: LayoutConfiguration(scrollDirection: direction)),
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 320, height: 480), scale: 2)
    ).solve(itemCounts: [items], measuredSizes: measured)
  }

  private func frames(_ group: LayoutGroup, items: Int, sizes: [FittedSize?] = []) -> [LayoutRect] {
    solve(LayoutSection(group: group), items: items, sizes: sizes).elements.map(\.frame)
  }

  private func row(_ height: Double, _ items: [LayoutItem], spacing: Spacing? = nil) -> LayoutGroup
  {
    .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
      subitems: items.map { .item($0) }, interItemSpacing: spacing)
  }

  // MARK: Runs

  @Test(
    arguments: [
      (1.0 / 2.0, 155.0, 2), (1.0 / 3.0, 100.0, 3), (0.4, 124.0, 2), (0.9, 288.0, 1),
    ])
  func `spacing shrinks fractions instead of pushing items out`(
    fraction: Double, width: Double, count: Int
  ) {
    let item = LayoutItem(width: .fractionalWidth(fraction), height: .fractionalHeight(1))
    let frames = frames(row(10, [item], spacing: .fixed(10)), items: 4)
    #expect(frames[0].width == width)
    #expect(frames.filter { $0.minY == 0 }.count == count)
  }

  @Test func `a height in parts of the width shrinks with the spacing`() {
    let item = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalWidth(0.25))
    let frames = frames(row(100, [item], spacing: .fixed(10)), items: 2)
    #expect(frames[0] == LayoutRect(x: 0, y: 0, width: 155, height: 77.5))
    #expect(frames[1] == LayoutRect(x: 165, y: 0, width: 155, height: 77.5))
  }

  @Test func `lengths in points do not shrink and so fewer fit`() {
    let item = LayoutItem(width: .absolute(155), height: .fractionalHeight(1))
    #expect(frames(row(10, [item], spacing: .fixed(10)), items: 2).map(\.minX) == [0, 165])
    #expect(frames(row(10, [item], spacing: .fixed(11)), items: 2).map(\.minX) == [0, 0])
  }

  @Test func `what is left of a cycle of subitems stays empty`() {
    let items = [0.5, 0.25].map {
      LayoutItem(width: .fractionalWidth($0), height: .fractionalHeight(1))
    }
    // 160, 80, then 160 again would be 400: the third does not fit.
    #expect(frames(row(20, items), items: 4).map(\.minX) == [0, 160, 0, 160])
  }

  @Test func `edge spacing counts towards what fits`() {
    var item = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
    item.edgeSpacing = EdgeSpacing(leading: .fixed(4), trailing: .fixed(6))
    let frames = frames(row(20, [item]), items: 2)
    #expect(frames.map(\.minX) == [4, 4])
    #expect(frames.map(\.minY) == [0, 20])
  }

  @Test func `a counted group ignores what its subitem says along the axis`() {
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      subitem: .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))),
      count: 3, interItemSpacing: .fixed(10))
    #expect(frames(group, items: 3).map(\.minX) == [0, 110, 220])
    #expect(frames(group, items: 3).map(\.width) == [100, 100, 100])
  }

  @Test func `an item of 160 view widths empties its section`() {
    let item = LayoutItem(width: .fractionalWidth(160), height: .fractionalHeight(1))
    let solved = solve(LayoutSection(group: row(200, [item])), items: 5)
    #expect(Array(solved.elements).isEmpty)
    #expect(solved.contentSize == LayoutExtent(width: 320, height: 0))
    #expect(solved.faults == [LayoutFault(.noRoom, section: 0)])
  }

  @Test func `a group of 160 view widths makes the content as wide`() {
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(160), height: .absolute(200)),
      subitems: [.item(LayoutItem(size: Self.fill))])
    #expect(
      solve(LayoutSection(group: group), items: 1).contentSize
        == LayoutExtent(width: 51200, height: 200))
  }

  @Test func `an item higher than its row sticks out and moves nothing`() {
    let item = LayoutItem(width: .fractionalWidth(1), height: .absolute(70))
    let frames = frames(row(50, [item]), items: 2)
    #expect(frames.map(\.minY) == [0, 50])
    #expect(frames.map(\.height) == [70, 70])
  }

  @Test func `insets wider than the slot give the difference`() {
    var item = LayoutItem(width: .absolute(9.5), height: .fractionalHeight(1))
    item.contentInsets = DirectionalEdgeInsets(leading: 7, trailing: 7)
    #expect(frames(row(10, [item]), items: 1)[0].width == 4.5)
  }

  // MARK: Sections

  @Test func `the last group ends where its cells end`() {
    let item = LayoutItem(width: .fractionalWidth(1), height: .absolute(30))
    let group = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [.item(item)])
    // Three 30s fill a column of 100; the last column has two of them, and 10 are left as before.
    #expect(solve(LayoutSection(group: group), items: 5).contentSize.height == 170)
  }

  @Test func `a row whose first item is as high as the row is not shortened`() {
    let items = [
      LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5)),
    ]
    #expect(solve(LayoutSection(group: row(50, items)), items: 3).contentSize.height == 100)
  }

  @Test func `section insets shrink widths but not heights`() {
    var section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)),
        subitems: [.item(LayoutItem(size: Self.fill))]))
    section.contentInsets = DirectionalEdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10)
    let solved = solve(section, items: 1)
    #expect(solved.elements.map(\.frame) == [LayoutRect(x: 10, y: 20, width: 300, height: 240)])
    #expect(solved.contentSize.height == 280)
  }

  @Test func `an orthogonal section's insets shrink heights but not widths`() {
    var section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(0.8), height: .fractionalHeight(0.25)),
        subitems: [.item(LayoutItem(size: Self.fill))]))
    section.contentInsets = DirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.orthogonalScrollingBehavior = .continuous
    let solved = solve(section, items: 2)
    #expect(
      solved.elements.map(\.frame) == [
        LayoutRect(x: 4, y: 3, width: 256, height: 118),
        LayoutRect(x: 260, y: 3, width: 256, height: 118),
      ])
    #expect(solved.contentSize == LayoutExtent(width: 320, height: 126))
    #expect(
      solved.orthogonalSections.map(\.viewport) == [LayoutRect(x: 4, y: 3, width: 310, height: 118)]
    )
    #expect(solved.orthogonalSections.map(\.maximumOffset) == [512 - 310])
  }

  @Test func `a section without items keeps its insets only for a header`() {
    var section = LayoutSection(group: row(30, [LayoutItem(size: Self.fill)]))
    section.contentInsets = DirectionalEdgeInsets(top: 3, bottom: 5)
    #expect(solve(section, items: 0).contentSize.height == 0)
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)), elementKind: "h",
        alignment: .top)
    ]
    #expect(solve(section, items: 0).contentSize.height == 18)
  }

  @Test func `a section without a length has no background`() {
    var section = LayoutSection(group: row(30, [LayoutItem(size: Self.fill)]))
    section.decorationItems = [DecorationItem(background: "b")]
    #expect(solve(section, items: 0).elements.map(\.kind) == [])
    #expect(solve(section, items: 1).elements.map(\.kind).contains(.decoration("b")))
  }

  @Test(arguments: [(7.0, 23.0), (-7, 37), (40, 0)])
  func `a header makes the room that it needs where its offset puts it`(
    offset: Double, growth: Double
  ) {
    var section = LayoutSection(group: row(50, [LayoutItem(size: Self.fill)]))
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)), elementKind: "h",
        alignment: .top, offset: LayoutPoint(x: 0, y: offset))
    ]
    #expect(solve(section, items: 1).contentSize.height == 50 + growth)
  }

  @Test func `several headers do not stack`() {
    var section = LayoutSection(group: row(50, [LayoutItem(size: Self.fill)]))
    section.boundarySupplementaryItems = [30.0, 20].map { height in
      BoundarySupplementaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
        elementKind: "h\(height)", alignment: .top)
    }
    let solved = solve(section, items: 1)
    #expect(solved.contentSize.height == 80)
    #expect(solved.elements.map(\.frame.minY) == [30, 0, 10])
  }

  // MARK: Rectangles

  @Test func `rows in the middle of ten million are found by their place`() {
    let section = LayoutSection(group: row(44, [LayoutItem(size: Self.fill)]))
    let found = solve(section, items: 10_000_000)
      .elements(in: LayoutRect(x: 0, y: 44_000_000, width: 320, height: 88))
    #expect(found.map(\.item) == [1_000_000, 1_000_001])
    #expect(found.map(\.frame.minY) == [44_000_000, 44_000_044])
  }

  @Test func `a cell that sticks out is found where its group is`() {
    let item = LayoutItem(width: .fractionalWidth(1), height: .absolute(70))
    let solved = solve(LayoutSection(group: row(50, [item])), items: 3)
    // The first cell ends at 70, but its group ends at 50.
    let found = solved.elements(in: LayoutRect(x: 0, y: 55, width: 320, height: 10))
    #expect(found.map(\.item) == [1])
  }

  @Test func `a pinned header leaves with its section`() {
    var section = LayoutSection(group: row(50, [LayoutItem(size: Self.fill)]))
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)), elementKind: "h",
        alignment: .top, pinsToVisibleBounds: true)
    ]
    // The section is 30 + 20 × 50 = 1030 high, so the header goes no farther than 1000.
    let solved = solve(section, items: 20)
    for (offset, place) in [(0.0, 0.0), (400, 400), (1000, 1000), (1020, 1000)] {
      let header = solved.pinnedElements(contentOffset: LayoutPoint(x: 0, y: offset))
      #expect(header.map(\.frame.minY) == [place])
      #expect(header.map(\.zIndex) == [1_000_000_001])
    }
    let inset = DirectionalEdgeInsets(top: 54)
    let below = solved.pinnedElements(
      contentOffset: LayoutPoint(x: 0, y: 400), adjustedContentInset: inset)
    #expect(below.map(\.frame.minY) == [454])
  }

  // MARK: Measured sizes

  @Test func `cells of a counted column are not resized along it`() {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(88))
    let group = LayoutGroup.vertical(
      size: size, subitem: .item(LayoutItem(size: size)), count: 2, interItemSpacing: .fixed(5))
    let frames = frames(
      group, items: 2, sizes: [FittedSize(height: 31), FittedSize(height: 120)])
    #expect(frames.map(\.height) == [41.5, 41.5])
    #expect(frames.map(\.minY) == [0, 46.5])
  }

  @Test func `chips of measured width flow into rows`() {
    let chip = LayoutItem(width: .estimated(80), height: .absolute(30))
    let group = row(30, [chip], spacing: .fixed(10))
    let sizes = [150.0, 100, 100, 200, 120].map { FittedSize(width: $0) }
    // 150 + 10 + 100 = 260, and 110 more do not fit; 100 + 10 + 200 = 310; then 120.
    let frames = frames(group, items: 5, sizes: sizes)
    #expect(frames.map(\.minX) == [0, 160, 0, 110, 0])
    #expect(frames.map(\.minY) == [0, 0, 30, 30, 60])
  }

  @Test func `only what is in sight is measured`() {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    var section = LayoutSection(
      group: .vertical(size: size, subitems: [.item(LayoutItem(size: size))]))
    section.interGroupSpacing = 3
    let heights = [31.0, 50, 31, 69, 31]
    var measured: [Int] = []
    let solved = LayoutSolver(
      CompositionalLayout(section: section),
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 320, height: 480), scale: 2)
    ).solve(itemCounts: [60], measuringIn: LayoutRect(x: 0, y: 0, width: 320, height: 480)) {
      element in
      measured.append(element.item)
      return FittedSize(height: heights[element.item % 5])
    }
    // Eleven rows are visible: 454 points before the eleventh, 488 after it. Recorded: 2788.
    #expect(measured == Array(0...10))
    #expect(solved.contentSize.height == 2788)
  }
}
