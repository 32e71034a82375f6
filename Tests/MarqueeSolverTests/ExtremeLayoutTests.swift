import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

@Suite(.timeLimit(.minutes(1))) struct ExtremeLayoutTests {
  private let environment = LayoutEnvironment(
    containerSize: LayoutExtent(width: 320, height: 480), scale: 2)
  private static let whole = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
  private static let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
  private static let cell = LayoutSubitem.item(LayoutItem(size: whole))

  private func solve(_ section: LayoutSection, items: Int = 3) -> SolvedLayout {
    LayoutSolver(CompositionalLayout(section: section), environment: environment)
      .solve(itemCounts: [items])
  }

  private func solve(_ group: LayoutGroup, items: Int = 3) -> SolvedLayout {
    solve(LayoutSection(group: group), items: items)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `a number that is huge or not finite is a fault, and other sections are laid out`(
    number: Double
  ) {
    let good = LayoutSection(group: .horizontal(size: Self.row, subitem: Self.cell, count: 1))
    var bad: [LayoutSection] = []
    for dimension in [
      LayoutDimension.fractionalWidth(number), .absolute(number), .estimated(number),
    ] {
      let size = LayoutSize(width: dimension, height: .absolute(10))
      bad.append(LayoutSection(group: .horizontal(size: size, subitems: [Self.cell])))
      bad.append(
        LayoutSection(
          group: .horizontal(size: Self.row, subitems: [.item(LayoutItem(size: size))])))
    }
    var insets = good
    insets.contentInsets.leading = number
    bad.append(insets)
    var spaced = good
    spaced.interGroupSpacing = number
    bad.append(spaced)
    for section in bad {
      let solved = LayoutSolver(
        CompositionalLayout(sections: [section, good]), environment: environment
      ).solve(itemCounts: [3, 2])
      #expect(solved.faults == [LayoutFault(.numberOutOfRange, section: 0)])
      #expect(solved.elements.map(\.frame.minY) == [0, 44])
    }
  }

  @Test(arguments: [0.0, -0.0, -5, -1e9]) func `a length that is not above zero is a fault`(
    number: Double
  ) {
    let sizes = [
      LayoutDimension.absolute(number), .estimated(number), .fractionalWidth(number),
    ]
    .map { LayoutSize(width: .fractionalWidth(1), height: $0) }
    for size in sizes {
      let anchor = LayoutAnchor(edges: .top)
      let badge = SupplementaryItem(size: size, elementKind: "badge", containerAnchor: anchor)
      let header = BoundarySupplementaryItem(size: size, elementKind: "header", alignment: .top)
      let groups = [
        LayoutGroup.horizontal(size: size, subitems: [Self.cell]),
        .horizontal(size: Self.row, subitems: [.item(LayoutItem(size: size))]),
        .horizontal(size: Self.row, subitem: .item(LayoutItem(size: size)), count: 2),
        .horizontal(
          size: Self.row,
          subitems: [.item(LayoutItem(size: Self.whole, supplementaryItems: [badge]))]),
      ]
      var section = LayoutSection(group: .horizontal(size: Self.row, subitems: [Self.cell]))
      section.boundarySupplementaryItems = [header]
      for section in groups.map({ LayoutSection(group: $0) }) + [section] {
        #expect(solve(section).faults == [LayoutFault(.lengthNotPositive, section: 0)])
      }
    }
  }

  /// Each of two columns is half as wide as the group, whatever the item says.
  @Test func `a length that the group's count replaces may be anything`() {
    let size = LayoutSize(width: .absolute(-5), height: .fractionalHeight(1))
    let solved = solve(
      .horizontal(size: Self.row, subitem: .item(LayoutItem(size: size)), count: 2))
    #expect(solved.faults.isEmpty)
    #expect(solved.elements.map(\.frame.minX) == [0, 160, 0])
  }

  /// 10 of 320 points are left, and negative insets inside would make 30 of nothing.
  @Test(arguments: [(155.0, 0.0, true), (160, -15, false)])
  func `negative insets give no room to a group that has none`(
    outer: Double, inner: Double, fits: Bool
  ) {
    var group = LayoutGroup.horizontal(size: Self.row, subitems: [Self.cell])
    group.contentInsets = DirectionalEdgeInsets(leading: inner, trailing: inner)
    var section = LayoutSection(group: group)
    section.contentInsets = DirectionalEdgeInsets(leading: outer, trailing: outer)
    #expect(solve(section).faults == (fits ? [] : [LayoutFault(.noRoom, section: 0)]))
  }

  /// A column 200 points high, and items as high as it is wide.
  @Test(arguments: [(100.0, true), (250, false)])
  func `a fraction of an estimated side is one of the estimate`(
    estimate: Double, fits: Bool
  ) {
    let square = LayoutItem(width: .fractionalWidth(1), height: .fractionalWidth(1))
    let group = LayoutGroup.vertical(
      size: LayoutSize(width: .estimated(estimate), height: .absolute(200)),
      subitems: [.item(square)])
    #expect(solve(group).faults == (fits ? [] : [LayoutFault(.noRoom, section: 0)]))
  }

  @Test(arguments: [
    LayoutExtent(width: .nan, height: 10), LayoutExtent(width: 10, height: .infinity),
    LayoutExtent(width: -1, height: 1),
  ])
  func `a container without a size is a fault`(size: LayoutExtent) {
    let layout = CompositionalLayout(
      section: LayoutSection(group: .horizontal(size: Self.row, subitem: Self.cell, count: 1)))
    let solved = LayoutSolver(layout, environment: LayoutEnvironment(containerSize: size))
      .solve(itemCounts: [3])
    #expect(solved.faults == [LayoutFault(.unusableContainer)])
    #expect(Array(solved.elements).isEmpty)
  }

  @Test(arguments: [0.0, -2, .nan, .infinity])
  func `a scale that is not above zero and finite is a fault`(scale: Double) {
    let layout = CompositionalLayout(sections: [])
    let environment = LayoutEnvironment(
      containerSize: LayoutExtent(width: 1, height: 1), scale: scale)
    #expect(
      LayoutSolver(layout, environment: environment).solve(itemCounts: []).faults
        == [LayoutFault(.unusableContainer)])
  }

  @Test(arguments: [0, -1, Int.min])
  func `a group of no items lays out nothing`(count: Int) {
    let solved = solve(.horizontal(size: Self.row, subitem: Self.cell, count: count))
    #expect(solved.faults == [LayoutFault(.noRoom, section: 0)])
    #expect(solved.contentSize == LayoutExtent(width: 320, height: 0))
  }

  @Test func `empty groups lay out nothing, however they are nested`() {
    var group = LayoutGroup.horizontal(size: Self.row, subitems: [])
    for _ in 0..<10 {
      group = .vertical(
        size: Self.row, subitems: [.group(group), .group(group)], interItemSpacing: .fixed(1))
    }
    #expect(solve(group).faults == [LayoutFault(.noRoom, section: 0)])
  }

  @Test(arguments: [15, 16])
  func `deep nesting is laid out`(depth: Int) {
    var group = LayoutGroup.horizontal(size: Self.row, subitems: [Self.cell])
    for _ in 1..<depth {
      group = .horizontal(size: Self.row, subitems: [.group(group)])
    }
    let solved = solve(group)
    #expect(solved.faults.isEmpty)
    #expect(solved.elements.map(\.frame.minY) == [0, 44, 88])
  }

  @Test func `nesting that multiplies is a fault`() {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(10))
    var group = LayoutGroup.vertical(size: size, subitems: [.item(LayoutItem(size: size))])
    for _ in 0..<6 {
      group = .vertical(size: size, subitems: Array(repeating: .group(group), count: 100))
    }
    #expect(solve(group).faults == [LayoutFault(.groupTooLarge, section: 0)])
  }

  @Test func `estimated nesting does not double the work at every level`() {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(10))
    var group = LayoutGroup.vertical(size: size, subitems: [.item(LayoutItem(size: size))])
    // With the first and the outer group, as deep as groups can be nested.
    for _ in 0..<14 {
      group = .vertical(size: size, subitems: [.group(group)], interItemSpacing: .fixed(3))
    }
    let outer = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [.group(group)], interItemSpacing: .fixed(3))
    let solved = solve(outer)
    #expect(solved.faults.isEmpty)
    #expect(solved.elements.map(\.frame.minY) == [0, 13, 26])
  }

  @Test(arguments: [(16, []), (17, [LayoutFault(.nestingTooDeep, section: 0)])])
  func `groups nested more than 16 deep are a fault`(depth: Int, faults: [LayoutFault]) {
    var group = LayoutGroup.horizontal(size: Self.whole, subitems: [Self.cell])
    for _ in 1..<depth { group = .horizontal(size: Self.whole, subitems: [.group(group)]) }
    #expect(solve(group).faults == faults)
  }

  @Test func `a thousand nested groups are a fault`() {
    var group = LayoutGroup.horizontal(size: Self.whole, subitems: [Self.cell])
    for _ in 1..<1000 { group = .horizontal(size: Self.whole, subitems: [.group(group)]) }
    #expect(solve(group).faults == [LayoutFault(.nestingTooDeep, section: 0)])
  }

  @Test func `a group of a billion items is a fault`() {
    let group = LayoutGroup.horizontal(size: Self.row, subitem: Self.cell, count: 1_000_000_000)
    #expect(solve(group).faults == [LayoutFault(.groupTooLarge, section: 0)])
  }

  @Test func `insets wider than the container leave no room`() {
    var section = LayoutSection(group: .horizontal(size: Self.row, subitems: [Self.cell]))
    section.contentInsets = DirectionalEdgeInsets(leading: 400, trailing: 400)
    #expect(solve(section).faults == [LayoutFault(.noRoom, section: 0)])
  }

  @Test func `a million items without a size are laid out in one place`() {
    // Less than a pixel.
    let nothing = LayoutSize(width: .fractionalWidth(1e-9), height: .fractionalHeight(1e-9))
    let group = LayoutGroup.horizontal(
      size: Self.row, subitems: [.item(LayoutItem(size: nothing))])
    let solved = solve(group, items: 1_000_000)
    // A run holds 512 of them: 1,953 full groups and one with 64.
    #expect(solved.contentSize.height == 1954 * 44)
    #expect(Array(solved.elements(in: LayoutRect(x: 0, y: 0, width: 320, height: 44))).count == 512)
  }

  @Test func `groups without a height are all in one place`() {
    let flat = LayoutSize(width: .fractionalWidth(1), height: .estimated(1e-9))
    let group = LayoutGroup.horizontal(size: flat, subitems: [.item(LayoutItem(size: flat))])
    let solved = solve(group, items: 100_000)
    #expect(solved.contentSize.height == 0)
    #expect(solved.elements.reduce(into: 0) { count, _ in count += 1 } == 100_000)
  }

  @Test func `more than a billion items are a fault`() {
    let group = LayoutGroup.horizontal(size: Self.row, subitem: Self.cell, count: 1)
    #expect(solve(group, items: .max).faults == [LayoutFault(.tooManyItems, section: 0)])
    #expect(solve(group, items: .min).faults.isEmpty)
  }

  @Test func `a section without a layout is a fault if it has items`() {
    let solved = LayoutSolver(CompositionalLayout(sections: []), environment: environment)
      .solve(itemCounts: [0, 2])
    #expect(solved.faults == [LayoutFault(.missingSection, section: 1)])
  }

  @Test func `two headers of one kind are a fault`() {
    var section = LayoutSection(group: .horizontal(size: Self.row, subitem: Self.cell, count: 1))
    let header = BoundarySupplementaryItem(size: Self.row, elementKind: "h", alignment: .top)
    section.boundarySupplementaryItems = [header, header]
    #expect(solve(section).faults == [LayoutFault(.duplicateElementKind("h"), section: 0)])
  }

  @Test(arguments: [-44.0, -60, -1e9])
  func `spacing that puts groups in no order loses none of them`(spacing: Double) {
    var section = LayoutSection(group: .horizontal(size: Self.row, subitem: Self.cell, count: 1))
    section.interGroupSpacing = spacing
    let solved = solve(section, items: 10)
    #expect(Array(solved.elements).count == 10)
    #expect(solved.elements.first { $0.item == 9 }?.frame.minY == 9 * (44 + spacing))
  }

  /// Ten rows of 44 points are 440 high.
  ///
  /// The five of the other section begin 16 points before each
  /// other, and it has no height: below the ten the last of them begins at 376, above at −64.
  @Test func `groups outside of their section are found by their place`() {
    let rows = LayoutSection(group: .horizontal(size: Self.row, subitem: Self.cell, count: 1))
    var upwards = rows
    upwards.interGroupSpacing = -60
    func found(_ sections: [LayoutSection], _ counts: [Int], at y: Double) -> [String] {
      LayoutSolver(CompositionalLayout(sections: sections), environment: environment)
        .solve(itemCounts: counts)
        .elements(in: LayoutRect(x: 0, y: y, width: 320, height: 4))
        .map { "\($0.section).\($0.item)" }
    }
    #expect(found([rows, upwards], [10, 5], at: 380) == ["0.8", "1.4"])
    #expect(found([upwards, rows], [5, 10], at: 36) == ["0.0", "1.0"])
  }

  @Test(arguments: [-44.0, -60, 0])
  func `an orthogonal section of a billion items rests at a finite offset`(spacing: Double) throws {
    var section = LayoutSection(group: .horizontal(size: Self.row, subitem: Self.cell, count: 1))
    section.group.size.width = .absolute(44)
    section.interGroupSpacing = spacing
    for behavior in OrthogonalScrollingBehavior.allCases where behavior != .none {
      section.orthogonalScrollingBehavior = behavior
      let orthogonal = try #require(solve(section, items: 1_000_000_000).orthogonalSections.first)
      for offset in [0, 100, -1e300, .infinity, .nan] {
        #expect(orthogonal.restingOffset(for: offset).isFinite)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func `a measured size that is negative, huge or not finite keeps the estimate`(length: Double) {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let group = LayoutGroup.vertical(size: size, subitems: [.item(LayoutItem(size: size))])
    var sizes = MeasuredSizes()
    sizes[section: 0, item: 0] = FittedSize(height: length)
    let solved = LayoutSolver(
      CompositionalLayout(section: LayoutSection(group: group)), environment: environment
    ).solve(itemCounts: [2], measuredSizes: sizes)
    #expect(solved.contentSize.height == 88)
  }

  @Test
  func `a rectangle that is huge, negative or not a number finds nothing, or everything, and ends`()
  {
    let solved = solve(.horizontal(size: Self.row, subitem: Self.cell, count: 1), items: 5)
    for rect in [
      LayoutRect(x: .nan, y: .nan, width: .nan, height: .nan),
      LayoutRect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity),
      LayoutRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300),
      LayoutRect(x: 0, y: 0, width: -10, height: -10),
    ] {
      #expect(Array(solved.elements(in: rect)).count <= 5)
    }
  }
}
