import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

@Suite struct ScreenTests {
  private func ranked(_ image: String, _ rank: Int? = nil) -> CatalogItem {
    .poster(Poster(description: "A", imageName: image, rank: rank))
  }

  private func ranks(_ items: [CatalogItem]) -> [Int?] {
    let section = CatalogSection(type: .rank, name: "Top", items: items)
    let screen = Screen(Catalog(sections: [section]))
    return screen.sections[0].items.map { item in
      (item.content as? Poster)?.rank
    }
  }

  /// An authored list.
  private func list(_ appearance: ListConfiguration.Appearance) -> LayoutSection {
    .list(ListConfiguration(appearance: appearance))
  }

  @Test func `ranks are positions where no item has one`() {
    #expect(ranks([ranked("a"), ranked("b"), ranked("c")]) == [1, 2, 3])
  }

  @Test func `authored ranks stay as they are`() {
    #expect(ranks([ranked("a", 2), ranked("b", 1)]) == [2, 1])
    #expect(ranks([ranked("a", 1), ranked("b")]) == [1, nil])
  }

  @Test func `only a main section selects`() {
    let poster = CatalogItem.poster(Poster(description: "A", imageName: "a"))
    let screen = Screen(
      Catalog(sections: [
        CatalogSection(type: .main, items: [poster]),
        CatalogSection(type: .main, name: "2", selection: .first, items: [poster]),
        CatalogSection(type: .grid, selection: .first, items: [poster]),
      ]))
    #expect(screen.sections.map(\.selection) == [.random, .first, nil])
  }

  @Test func `an authored layout with a built-in name does not replace the built-in one`() throws {
    let poster = CatalogItem.poster(Poster(description: "A", imageName: "a"))
    let own = list(.grouped)
    let screen = Screen(
      Catalog(
        sections: [
          CatalogSection(type: .grid, layout: "grid", items: [poster]),
          CatalogSection(type: .grid, name: "2", items: [poster]),
          CatalogSection(type: .twoColumn, layout: "missing", items: [poster]),
        ], layouts: ["grid": own]))
    #expect(screen.sections.map(\.layout) == ["grid", "builtIn.grid", "twoColumn"])
    #expect(screen.layouts["grid"]?.listConfiguration?.appearance == .grouped)
    #expect(screen.layouts["builtIn.grid"]?.listConfiguration == nil)
    #expect(screen.layouts.count == 3)
  }

  @Test func `a layout that no section uses is left out`() throws {
    let own = list(.plain)
    let screen = Screen(Catalog(sections: [], layouts: ["unused": own]))
    #expect(screen.layouts.isEmpty)
  }

  @Test func `sections that differ in one thing are not equal`() {
    func section(
      _ id: String = "a", _ type: SectionType = .main, name: String? = "New",
      layout: String? = nil, selection: Selection = .random, link: String? = nil,
      items: [ScreenItem] = []
    ) -> ScreenSection {
      ScreenSection(
        id: id, type: type, name: name, layout: layout, selection: selection, link: link,
        items: items)
    }
    let item = ScreenItem(id: "i", .poster(Poster(description: "A", imageName: "a")))
    let others = [
      section("b"), section(name: "Old"), section(name: nil), section(layout: "own"),
      section(selection: .first), section(link: "https://example.com"), section(items: [item]),
    ]
    #expect(section() == section())
    for other in others { #expect(section() != other) }
    // The name of the built-in layout is that of the type.
    #expect(section("a", .basic, layout: "own") != section("a", .large, layout: "own"))
  }

  @Test func `screens that differ in one thing are not equal`() throws {
    let section = ScreenSection(id: "a", type: .grid, layout: "own", items: [])
    func screen(
      _ sections: [ScreenSection], _ appearance: ListConfiguration.Appearance = .plain,
      currency: String? = nil
    ) throws -> Screen {
      try Screen(
        sections: sections, layouts: ["own": list(appearance)], currency: currency)
    }
    let first = try screen([section])
    #expect(try first == screen([section]))
    #expect(try first != screen([section], .grouped))
    #expect(try first != screen([section], currency: "EUR"))
    #expect(
      try first != screen([ScreenSection(id: "b", type: .grid, layout: "own", items: [])]))
  }
}
