import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing

@Suite struct PropertyTests {
  private static let seeds = (1...150 as ClosedRange<UInt64>).sample(oneIn: 5)
  private static let environment = LayoutEnvironment(
    containerSize: LayoutExtent(width: 375, height: 667), scale: 2)

  private func solve(
    _ seed: UInt64, _ style: RandomLayout.Style, environment: LayoutEnvironment = environment
  ) -> SolvedLayout {
    var random = RandomLayout(seed: seed, style: style)
    let layout = random.layout(sectionCount: 5)
    return LayoutSolver(layout, environment: environment)
      .solve(itemCounts: random.itemCounts(sectionCount: 5))
  }

  @Test(arguments: seeds)
  func `every frame is finite, and every place is a whole pixel`(seed: UInt64) {
    for element in solve(seed, .sensible).elements {
      let frame = element.frame
      #expect(frame.maxX.isFinite && frame.maxY.isFinite)
      for place in [frame.minX, frame.minY] {
        #expect(abs(place * 2 - (place * 2).rounded()) < 1e-6)
      }
    }
  }

  @Test(arguments: seeds)
  func `a section scrolled to any offset comes to rest at one that is listed`(seed: UInt64) {
    for section in solve(seed, .sensible).orthogonalSections {
      let listed = section.restingOffsets(ofPages: 10_000)
      guard section.behavior != .continuous else {
        #expect(listed.isEmpty)
        continue
      }
      let reached = stride(from: -400, through: section.runLength + 400, by: 13)
        .map(section.restingOffset)
      #expect(Set(reached).isSubset(of: listed))
      #expect(listed.map(section.restingOffset) == listed)
    }
  }

  @Test func `pages are listed up to a limit, and the end with them`() throws {
    var section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(100), height: .absolute(50)),
        subitems: [
          .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        ]))
    section.orthogonalScrollingBehavior = .paging
    let solver = LayoutSolver(
      CompositionalLayout(sections: [section]), environment: Self.environment)
    let solved = solver.solve(itemCounts: [20])
    let orthogonal = try #require(solved.orthogonalSections.first)
    // 2,000 points, of which 375 are in sight.
    #expect(orthogonal.restingOffsets(ofPages: 10) == [0, 375, 750, 1_125, 1_500, 1_625])
    #expect(orthogonal.restingOffsets(ofPages: 2) == [0, 375, 1_625])
  }

  @Test(arguments: (1...200 as ClosedRange<UInt64>).sample(oneIn: 8))
  func `layouts that no one would write are finite all the same`(seed: UInt64) {
    var random = RandomLayout(seed: seed, style: .sensible)
    let layout = random.extremeLayout(sectionCount: 3)
    var sizes = MeasuredSizes()
    sizes[section: 0, item: 3] = FittedSize(width: 30, height: 0)
    sizes[section: 1, boundary: "header"] = FittedSize(height: 1e9)
    let solved = LayoutSolver(layout, environment: Self.environment)
      .solve(itemCounts: [10, 5000, 40], measuredSizes: sizes)
    let rect = LayoutRect(x: 0, y: 500, width: 375, height: 667)
    let elements =
      Array(solved.elements.prefix(200)) + solved.elements(in: rect).prefix(200)
      + solved.pinnedElements(contentOffset: LayoutPoint(x: 0, y: 300))
    for element in elements {
      #expect(element.frame.maxX.isFinite && element.frame.maxY.isFinite)
    }
    for section in solved.orthogonalSections {
      #expect(section.restingOffset(for: 1000).isFinite)
    }
    #expect(solved.contentSize.width.isFinite && solved.contentSize.height.isFinite)
  }

  @Test(arguments: seeds)
  func `a layout solved again with sizes is the one solved with them at once`(seed: UInt64) {
    var random = RandomLayout(seed: seed, style: .sensible)
    let layout = random.extremeLayout(sectionCount: 4)
    let solver = LayoutSolver(layout, environment: Self.environment)
    let counts = [12, 7, 12, 3]
    var sizes = MeasuredSizes()
    for item in 0..<6 { sizes[section: 2, item: item] = FittedSize(height: Double(20 + item)) }
    sizes[section: 1, boundary: "header"] = FittedSize(height: 41)
    let atOnce = solver.solve(itemCounts: counts, measuredSizes: sizes)
    let again = solver.solve(
      solver.solve(itemCounts: counts), itemCounts: counts, measuredSizes: sizes)
    #expect(Array(again.elements) == Array(atOnce.elements))
    #expect(again.contentSize == atOnce.contentSize)
    #expect(again.faults == atOnce.faults)
  }

  @Test(arguments: seeds)
  func `no element comes twice`(seed: UInt64) {
    let elements = Array(solve(seed, .sensible).elements)
    #expect(Set(elements.map(\.key)).count == elements.count)
  }

  @Test(arguments: seeds)
  func `a rectangle holds what a search of everything finds in it`(seed: UInt64) {
    let solved = solve(seed, .tidy)
    let all = Array(solved.elements)
    let content = LayoutRect(origin: .zero, size: solved.contentSize)
    var top = -50.0
    while top < content.maxY {
      let rect = LayoutRect(x: 20, y: top, width: 200, height: 130)
      let found = Array(solved.elements(in: rect))
      let expected = all.filter { $0.frame.intersects(rect) && $0.frame.intersects(content) }
      #expect(found == expected)
      top += 97
    }
  }

  @Test(arguments: seeds)
  func `a rectangle around the content holds nothing that is outside`(seed: UInt64) {
    let solved = solve(seed, .sensible)
    let all = Set(solved.elements)
    let rect = LayoutRect(x: 10, y: 100, width: 300, height: 400)
    for element in solved.elements(in: rect) {
      #expect(all.contains(element))
      #expect(element.frame.intersects(rect))
    }
  }

  @Test(arguments: seeds)
  func `a section is as long at any place`(seed: UInt64) throws {
    var random = RandomLayout(seed: seed, style: .sensible)
    var layout = random.layout(sectionCount: 5)
    let itemCounts = random.itemCounts(sectionCount: 5)
    guard case .each(let sections) = layout.sections else { return }
    let forward = LayoutSolver(layout, environment: Self.environment).solve(itemCounts: itemCounts)
    layout.sections = .each(sections.reversed())
    let backward = LayoutSolver(layout, environment: Self.environment)
      .solve(itemCounts: itemCounts.reversed())
    for index in 0..<5 {
      let one = try #require(forward.frame(ofSection: index))
      let other = try #require(backward.frame(ofSection: 4 - index))
      #expect(one.size == other.size)
    }
  }

  @Test(arguments: seeds)
  func `a layout of fractions grows with its container`(seed: UInt64) {
    // Eight times as many points of an eighth of the scale are the same pixels, so that all is
    // rounded alike.
    var big = Self.environment
    big.containerSize = LayoutExtent(width: 375 * 8, height: 667 * 8)
    big.scale = Self.environment.scale / 8
    let frames = solve(seed, .fractionsOnly).elements.map(\.frame)
    let bigFrames = solve(seed, .fractionsOnly, environment: big).elements.map(\.frame)
    #expect(frames.count == bigFrames.count)
    for (frame, bigFrame) in zip(frames, bigFrames) {
      let expected = [frame.minX, frame.minY, frame.width, frame.height].map { $0 * 8 }
      let found = [bigFrame.minX, bigFrame.minY, bigFrame.width, bigFrame.height]
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }
}
