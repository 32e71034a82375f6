import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

/// Lengths that grow with the text, on a phone of 393 × 852 points at scale 3.
///
/// A length is multiplied by the size of body text and divided by 17, and rounded to pixels, which
/// are thirds of a point.
@Suite struct ScalingLengthTests {
  private func environment(_ textSize: TextSizeCategory) -> LayoutEnvironment {
    LayoutEnvironment(
      containerSize: LayoutExtent(width: 393, height: 852), scale: 3, textSize: textSize)
  }

  private func solve(
    _ layout: LayoutSection, _ textSize: TextSizeCategory, itemCount: Int = 1
  ) -> SolvedLayout {
    LayoutSolver(CompositionalLayout(section: layout), environment: environment(textSize))
      .solve(itemCounts: [itemCount])
  }

  /// 30 points are 90 pixels, and so 90 × size ÷ 17: 74.1, 79.4, 84.7, 90, 100.6, 111.2, 121.8,
  /// 148.2, 174.7, 211.8, 248.8 and 280.6.
  @Test(
    arguments: zip(
      TextSizeCategory.allCases, [74.0, 79, 85, 90, 101, 111, 122, 148, 175, 212, 249, 281]))
  func `the header of a row is as high as the text asks for`(
    textSize: TextSizeCategory, pixels: Double
  ) throws {
    let solved = solve(SectionType.basic.layout, textSize)
    let header = try #require(solved.elements.first { $0.kind != .cell })
    #expect(abs(header.frame.height - pixels / 3) < 1e-6)
    // The posters below it move, and do not grow: 0.75 of 200 are 150, with 10 above.
    let cell = try #require(solved.elements.first { $0.kind == .cell })
    #expect(abs(cell.frame.minY - (pixels / 3 + 10)) < 1e-6)
    #expect(abs(cell.frame.height - 140) < 1e-6)
  }

  // In the largest text: 220, 200, 88, 230 and 160 × 53 ÷ 17 × 3 pixels are 2057.6, 1870.6,
  // 823.1, 2151.2 and 1496.47.
  @Test(arguments: [
    (SectionType.mainBanner, 2058.0), (.courseSwimlane, 1871), (.categories, 823),
    (.featuredCourse, 2151), (.businessBanner, 1496), (.main, 1350), (.twoColumn, 132),
  ]) func `cells of built-in types grow if they hold more text than image`(
    type: SectionType, pixels: Double
  ) throws {
    let cell = try #require(
      solve(type.layout, .accessibilityExtraExtraExtraLarge).elements.first { $0.kind == .cell })
    #expect(abs(cell.frame.height - pixels / 3) < 1e-6)
  }

  @Test(arguments: [SectionType.main, .grid, .twoColumn, .list])
  func `other built-in types do not grow`(type: SectionType) {
    let standard = solve(type.layout, .large, itemCount: 7).elements.map(\.frame)
    for textSize in TextSizeCategory.allCases {
      #expect(solve(type.layout, textSize, itemCount: 7).elements.map(\.frame) == standard)
    }
  }

  /// 100 × 28 ÷ 17 are 164.706 points: two fit in 393 points, and three would without growing.
  @Test func `every part of a layout can grow`() throws {
    let side = LayoutDimension.absolute(100, scalesWithText: true)
    let badge = SupplementaryItem(
      size: LayoutSize(width: .absolute(17, scalesWithText: true), height: .absolute(17)),
      elementKind: "badge", containerAnchor: LayoutAnchor(edges: [.top, .leading]))
    let item = LayoutItem(
      size: LayoutSize(width: side, height: .estimated(34, scalesWithText: true)),
      supplementaryItems: [badge])
    let banner = BoundarySupplementaryItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(51, scalesWithText: true)),
      elementKind: "banner", alignment: .top)
    let size = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let layout = CompositionalLayout(
      section: LayoutSection(
        group: .vertical(
          size: LayoutSize(width: .fractionalWidth(1), height: side),
          subitem: .group(.horizontal(size: size, subitems: [.item(item)])), count: 1)),
      configuration: LayoutConfiguration(boundarySupplementaryItems: [banner]))
    let solved = LayoutSolver(layout, environment: environment(.accessibilityMedium))
      .solve(itemCounts: [3])
    let frames = solved.elements.filter { $0.kind == .cell }.map(\.frame)
    #expect(frames.map { $0.minX < 1 } == [true, false, true])
    #expect(abs(frames[0].width - 494 / 3.0) < 1e-6)
    #expect(abs(frames[0].height - 56) < 1e-6)
    // The banner of 84 points, and one group of 494.1 pixels.
    #expect(frames[0].minY == 84)
    #expect(abs(frames[2].minY - (84 + 494 / 3.0)) < 1e-6)
    let badges = solved.elements.filter { $0.kind == .supplementary("badge") }.map(\.frame)
    #expect(badges.count == 3)
    #expect(badges.allSatisfy { abs($0.width - 28) < 1e-6 && abs($0.height - 17) < 1e-6 })
  }

  /// A billion points, the longest length that a layout can have, is so in every text size.
  @Test func `what can be shown in the standard text size can be shown in all`() {
    let size = LayoutSize(
      width: .fractionalWidth(1),
      height: .absolute(LayoutSection.maximumNumber, scalesWithText: true))
    let layout = LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]))
    for textSize in TextSizeCategory.allCases {
      #expect(solve(layout, textSize).faults.isEmpty)
    }
  }

  /// A header of 'basic' is as high as its text; a grid has none.
  @Test(arguments: [(SectionType.grid, 1), (.basic, 3)])
  func `text sizes change heights only where frames depend on them`(
    type: SectionType, count: Int
  ) throws {
    let screen = try Screen(
      sections: [
        ScreenSection(
          id: "a", type: type, name: "New",
          items: [
            ScreenItem(
              id: "b",
              type == .list
                ? .row(Row(text: "B")) : .poster(Poster(description: "B", imageName: "b")))
          ])
      ])
    let sizes: [TextSizeCategory] = [.small, .large, .extraLarge]
    let layouts = ScreenSolver(screen).layouts(in: environment(.large), textSizes: sizes)
    let heights = layouts.map(\.contentSize.height)
    #expect(Set(heights).count == count)
    for (textSize, height) in zip(sizes, heights) {
      let solved = SolvedScreen(screen, in: environment(.large), textSize: textSize)
      #expect(solved.layout.contentSize.height == height)
    }
  }
}
