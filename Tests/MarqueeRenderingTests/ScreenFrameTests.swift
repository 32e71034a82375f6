import MarqueeCatalog
import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct ScreenFrameTests {
  private func poster(_ name: String) -> CatalogItem {
    .poster(Poster(description: name, imageName: name))
  }

  private func scene(_ type: SectionType, _ items: [CatalogItem]) -> ScreenScene {
    ScreenScene(
      Screen(
        Catalog(sections: [CatalogSection(type: type, name: "Name", items: items)])))
  }

  private var device: Device {
    get throws { try #require(Device(named: "iphone-15")) }
  }

  // A group is 0.9 × 393 = 353.7 points wide, on the pixel 353⅔; a third of it 117⅔, without the
  // insets 107⅔. It is estimated to be 200 high, a poster three quarters of that without its inset,
  // and then the group is as high as its posters' places, 150. The header is 30 high, the section
  // begins 5 from the side, the poster 5 further.
  @Test func `posters of a basic section`() throws {
    let table = SolutionTable(
      scene(.basic, (1...4).map { poster("poster\($0)") }), devices: [try device])
    let stack = try #require(table.solutions[ScreenView.ID(device)])
    let shape = table.shapes.values[table.stacks.values[stack][0]]
    #expect(shape.length == 180)
    #expect(shape.cells.count == 4)
    let expected = [10.0, 40, 107 + 2.0 / 3, 140]
    let first = shape.cells[0]
    for (number, wanted) in zip([first.minX, first.minY, first.width, first.height], expected) {
      #expect(abs(number - wanted) < 0.001)
    }
    #expect(shape.boundaryItems.map(\.isHeader) == [true])
    #expect(shape.scrolling?.behavior == .continuous)
    #expect(shape.scrolling?.rests == [])
  }

  @Test func `of a main section one item is shown`() throws {
    let table = SolutionTable(
      scene(.main, (1...3).map { poster("poster\($0)") }), devices: [try device])
    #expect(table.shapes.values[0].cells == [LayoutRect(x: 0, y: 0, width: 393, height: 450)])
  }

  @Test func `rows get higher with the text, and are at least 44 points high`() throws {
    let table = SolutionTable(
      scene(.list, [.row(Row(text: "One")), .row(Row(text: "Two", secondaryText: "2"))]),
      devices: [try device])
    let heights = try TextSizeCategory.allCases.map { textSize in
      let stack = try #require(table.solutions[ScreenView.ID(device, textSize: textSize)])
      return table.shapes.values[table.stacks.values[stack][0]].cells.map(\.height)
    }
    // From the smallest text to the largest one.
    for (smaller, larger) in zip(heights, heights.dropFirst()) {
      #expect(larger[0] >= smaller[0])
      #expect(larger[1] > smaller[1])
    }
    #expect(heights.allSatisfy { $0[0] >= 44 && $0[1] >= $0[0] })
    // One line of the default size leaves space, and one of the largest size does not.
    #expect(heights[3][0] == 44)
    #expect(heights[3][1] > 44)
    #expect(heights[11][0] > 44)
  }

  @Test func `equal sections share a shape`() throws {
    // Headers grow with the text, so each of the 12 text sizes has its shape.
    for (type, count) in [(SectionType.grid, 2), (.basic, 24)] {
      let section = CatalogSection(type: type, name: "Name", items: [poster("a")])
      let table = SolutionTable(
        ScreenScene(Screen(Catalog(sections: Array(repeating: section, count: 100)))),
        devices: [try device])
      #expect(table.stacks.values.map(\.count) == Array(repeating: 100, count: count))
      #expect(table.shapes.values.count == count)
    }
  }

  @Test func `a layout that cannot be solved has empty sections`() throws {
    var catalog = Catalog(
      sections: [CatalogSection(type: .basic, name: "Name", items: [poster("a")])])
    catalog.layoutConfiguration = LayoutConfiguration(interSectionSpacing: -1e12)
    let table = SolutionTable(ScreenScene(Screen(catalog)), devices: [try device])
    #expect(table.stacks.values == [[0]])
    #expect(table.shapes.values.map(\.cells) == [[]])
  }

  @Test func `pages rest where the solver says`() throws {
    var layout = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(100), height: .absolute(50)),
        subitems: [.item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)))]))
    layout.orthogonalScrollingBehavior = .groupPaging
    let solved = LayoutSolver(
      CompositionalLayout(section: layout),
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 250, height: 500))
    ).solve(itemCounts: [5])
    let shape = SectionShape(of: 0, in: solved)
    // Five groups of 100 in 250: the farthest offset is 250.
    #expect(shape.scrolling?.rests == [0, 100, 200, 250])
    #expect(shape.groups.map(\.minX) == [0, 100, 200, 300, 400])
  }
}
