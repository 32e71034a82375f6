import MarqueeCatalog
import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

/// What a screen shows besides cells and headers, on the iPhone 15, 393 points wide.
@Suite struct BackgroundTests {
  private func view(
    _ layout: LayoutSection, _ type: SectionType, _ items: [CatalogItem]
  ) throws -> ScreenView {
    let section = CatalogSection(type: type, name: nil, layout: "own", items: items)
    let scene = ScreenScene(Screen(Catalog(sections: [section], layouts: ["own": layout])))
    return scene.view(ScreenView.ID(try #require(Device(named: "iphone-15"))))
  }

  private func list(_ appearance: ListConfiguration.Appearance) throws -> ScreenView {
    try view(
      .list(ListConfiguration(appearance: appearance)), .list,
      [.row(Row(text: "One")), .row(Row(text: "Two"))])
  }

  private func drawing(_ view: ScreenView) -> DrawnScreen {
    DrawnScreen(Preview(title: "Home", file: "Home.plist", scene: view.scene), view)
  }

  /// A cell of 100 × 100 points, 10 from each side, on a background with 4 points around it, with a
  /// badge of 20 points and one of 60; below it a footer.
  private var card: LayoutSection {
    let square = LayoutSize(width: .absolute(100), height: .absolute(100))
    func badge(_ kind: String, _ width: Double, _ edges: DirectionalRectEdge) -> SupplementaryItem {
      SupplementaryItem(
        size: LayoutSize(width: .absolute(width), height: .absolute(20)), elementKind: kind,
        containerAnchor: LayoutAnchor(edges: edges))
    }
    let item = LayoutItem(
      size: square,
      supplementaryItems: [
        badge("new", 20, [.top, .trailing]), badge("price", 60, [.bottom, .leading]),
      ])
    var section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
        subitems: [.item(item)]),
      contentInsets: DirectionalEdgeInsets(top: 10, leading: 10),
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
          elementKind: ElementKind.sectionFooter, alignment: .bottom)
      ])
    section.decorationItems = [
      DecorationItem(
        background: "card",
        contentInsets: DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
    ]
    return section
  }

  private var poster: CatalogItem { .poster(Poster(description: "Film", imageName: "film")) }

  @Test func `a background is behind the cells, and badges are in front of them`() throws {
    let view = try view(card, .basic, [poster])
    #expect(
      view.elements.map(\.kind) == [
        .decoration("card"), .cell, .supplementary("new"), .supplementary("price"),
        .boundary(ElementKind.sectionFooter),
      ])
    #expect(
      view.elements.map(\.frame) == [
        LayoutRect(x: 4, y: 4, width: 385, height: 132),
        LayoutRect(x: 10, y: 10, width: 100, height: 100),
        LayoutRect(x: 90, y: 10, width: 20, height: 20),
        LayoutRect(x: 10, y: 90, width: 60, height: 20),
        LayoutRect(x: 10, y: 110, width: 383, height: 30),
      ])
    let marks = view.elements.map { view.marks(of: $0) ?? [] }
    #expect(
      marks[0] == [.area(CellBox(fill: .fill), LayoutRect(x: 0, y: 0, width: 385, height: 132))])
    // A name that does not fit is left out.
    let words = marks.map { marks in
      marks.compactMap { if case .line(let line) = $0 { line.text } else { nil } }
    }
    #expect(words == [[], [], [], ["price"], ["footer"]])
    #expect(marks[2].count == 1)
  }

  @Test func `names of an app's views do not grow with the text`() throws {
    let section = CatalogSection(type: .basic, name: nil, layout: "own", items: [poster])
    let scene = ScreenScene(Screen(Catalog(sections: [section], layouts: ["own": card])))
    let device = try #require(Device(named: "iphone-15"))
    let marks = [TextSizeCategory.large, .accessibilityExtraExtraExtraLarge].map { size in
      let view = scene.view(ScreenView.ID(device, textSize: size))
      return view.elements.last.flatMap { view.marks(of: $0) }
    }
    #expect(marks[0] != nil)
    #expect(marks[0] == marks[1])
  }

  /// A list has 35 points above its rows of 44, 20 below them, and 16 at each side.
  @Test func `the rows of an inset list are in a box with round corners`() throws {
    let view = try list(.insetGrouped)
    let backgrounds = view.elements.prefix(2)
    #expect(
      backgrounds.map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 393, height: 143),
        LayoutRect(x: 16, y: 35, width: 361, height: 88),
      ])
    #expect(
      backgrounds.compactMap { view.marks(of: $0)?.first } == [
        .area(CellBox(fill: .groupedBackground), LayoutRect(x: 0, y: 0, width: 393, height: 143)),
        .area(
          CellBox(fill: .groupedRow, cornerRadius: 10),
          LayoutRect(x: 0, y: 0, width: 361, height: 88)),
      ])
    let svg = String(decoding: drawing(view).svg, as: UTF8.self)
    #expect(svg.contains(##"height="88" rx="10" fill="#ffffff""##))
  }

  @Test(
    arguments: [
      (ListConfiguration.Appearance.plain, 0, [true, true]), (.grouped, 2, [true, false]),
      (.insetGrouped, 2, [true, false]), (.sidebar, 1, [false, false]),
      (.sidebarPlain, 0, [false, false]),
    ])
  func `each list has the lines and backgrounds of the system`(
    appearance: ListConfiguration.Appearance, backgrounds: Int, separators: [Bool]
  ) throws {
    let view = try list(appearance)
    #expect(view.elements.count == backgrounds + 2)
    let cells = view.elements.filter { $0.kind == .cell }
    let lines = cells.map { cell in
      (view.marks(of: cell) ?? []).contains { mark in
        if case .area(let box, _) = mark { box.fill == .separator } else { false }
      }
    }
    #expect(lines == separators)
  }

  @Test func `a header among the items is above the box`() throws {
    let view = try view(
      .list(ListConfiguration(appearance: .insetGrouped, headerMode: .firstItemInSection)), .list,
      [.row(Row(text: "Header")), .row(Row(text: "One"))])
    let frames = view.elements.map(\.frame)
    #expect(frames[1] == frames[3])
  }

  @Test func `in characters, the rows of an inset list are in one frame`() throws {
    let text = drawing(try list(.insetGrouped)).text(columns: 78)
    #expect(text.count { $0 == "╭" } == 1)
    #expect(text.contains("│  One  "))
    #expect(text.contains("│  Two  "))
    #expect(drawing(try list(.plain)).text(columns: 78).count { $0 == "╭" } == 2)
  }

  @Test func `a page has the backgrounds and badges of a section once`() throws {
    let view = try view(card, .basic, [poster, poster])
    let shape = SectionShape(of: 0, in: view.layout)
    #expect(
      shape.backgrounds == [
        SectionShape.Background(
          box: CellBox(fill: .fill), frame: LayoutRect(x: 4, y: 4, width: 385, height: 132),
          isInFront: false)
      ])
    #expect(shape.badges.mapValues { $0.map(\.minX) } == ["": [90, 190], "price": [10, 110]])
    #expect(shape.boundaryItems.map(\.caption) == ["footer"])
  }

  @Test func `the header of a whole screen is above all sections`() throws {
    let layout = CompositionalLayout(
      sections: [card],
      configuration: LayoutConfiguration(
        boundarySupplementaryItems: [
          BoundarySupplementaryItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
            elementKind: "masthead", alignment: .top)
        ]))
    let environment = LayoutEnvironment(containerSize: LayoutExtent(width: 393, height: 852))
    let solved = LayoutSolver(layout, environment: environment).solve(itemCounts: [1])
    let shape = SectionShape(of: 0, in: solved)
    #expect(shape.boundaryItems.map(\.caption) == ["footer", "masthead"])
    #expect(shape.boundaryItems.last?.frame == LayoutRect(x: 0, y: 0, width: 393, height: 50))
    // 10 above the cell of 100, and 30 for the footer.
    #expect(shape.cells == [LayoutRect(x: 10, y: 60, width: 100, height: 100)])
    #expect(shape.length == 190)
  }
}
