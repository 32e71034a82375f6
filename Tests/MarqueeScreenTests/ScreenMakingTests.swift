import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

/// Screens that an app makes itself.
@Suite struct ScreenMakingTests {
  private func poster(_ id: String) -> ScreenItem {
    ScreenItem(id: id, .poster(Poster(id: "other", description: id, imageName: id)))
  }

  private func section(_ id: String, _ items: [ScreenItem], layout: String? = nil) -> ScreenSection
  {
    ScreenSection(id: id, type: .basic, name: id, layout: layout, items: items)
  }

  @Test func `a screen has the layouts of its sections' types`() throws {
    let screen = try Screen(sections: [section("a", [poster("1")])])
    #expect(screen.layouts.count == 1)
    #expect(screen.layouts[screen.sections[0].layout] == SectionType.basic.layout)
  }

  @Test func `a screen that was made is read back from its JSON`() throws {
    let own = LayoutSection.list(ListConfiguration(appearance: .plain))
    let screen = try Screen(
      sections: [
        section("a", [poster("1"), poster("2")]), section("2", [], layout: "own"),
        ScreenSection(id: "top", type: .main, items: [poster("3")]),
      ], layouts: ["own": own], currency: "EUR")
    #expect(try Screen(json: Data(screen.json())) == screen)
    #expect(screen.layout(of: screen.sections[1]) == own)
    #expect(screen.sections[2].selection == .random)
  }

  @Test func `the identifier of an item takes the place of its own`() throws {
    let item = try #require(Screen(sections: [section("a", [poster("1")])]).item(id: "1"))
    #expect((item.content as? Poster)?.id == "1")
  }

  @Test func `what a collection view would raise an exception at is refused`() {
    let row = ScreenItem(id: "r", .row(Row(text: "A row")))
    let endless = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(.infinity), height: .absolute(1)), subitems: []))
    let flat = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(1), height: .absolute(0)),
        subitems: [.item(LayoutItem(size: .fillingItem))]))
    let faults: [(ScreenFault, [ScreenSection], [String: LayoutSection])] = [
      (.duplicateSection("a"), [section("a", []), section("a", [])], [:]),
      (.duplicateItem("1"), [section("a", [poster("1"), poster("1")])], [:]),
      (.duplicateItem("1"), [section("a", [poster("1")]), section("b", [poster("1")])], [:]),
      (.missingLayout("tall", section: "a"), [section("a", [], layout: "tall")], [:]),
      (.invalidLayout("tall", .numberOutOfRange), [], ["tall": endless]),
      (.invalidLayout("flat", .lengthNotPositive), [], ["flat": flat]),
      (.wrongItemKind(.row, item: "r"), [section("a", [poster("1"), row])], [:]),
    ]
    for (fault, sections, layouts) in faults {
      #expect(throws: fault) { try Screen(sections: sections, layouts: layouts) }
    }
    // Sections and items are two name spaces.
    #expect(throws: Never.self) { try Screen(sections: [section("1", [poster("1")])]) }
  }

  @Test func `items of a ranking get their positions as ranks, unless one has a rank`() {
    func ranks(_ ranks: [Int?]) -> [Int?] {
      ScreenSection(
        id: "a", type: .rank, name: "Top",
        items: ranks.enumerated().map { position, rank in
          let poster = Poster(description: "A", imageName: "a", rank: rank)
          return ScreenItem(id: String(position), .poster(poster))
        }
      ).items.map { ($0.content as? Poster)?.rank }
    }
    #expect(ranks([nil, nil, nil]) == [1, 2, 3])
    #expect(ranks([nil, 7, nil]) == [nil, 7, nil])
  }

  @Test func `an image is found by its name, and else by its link`() throws {
    func image(_ name: String?, _ link: String?) -> ItemImage? {
      ScreenItem(
        id: "a", .row(Row(text: "A", imageLink: link, imageName: name))
      ).image
    }
    let address = "https://example.com/a.png"
    let url = try #require(URL(string: address))
    #expect(image("a", nil) == .named("a"))
    #expect(image("a", address) == .named("a"))
    #expect(image(nil, address) == .link(url))
    #expect(image(nil, nil) == nil)
  }
}
