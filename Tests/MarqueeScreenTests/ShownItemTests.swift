import MarqueeCatalog
import MarqueeScreen
import TestSupport
import Testing

@Suite struct ShownItemTests {
  private func section(_ type: SectionType, _ selection: Selection? = nil) -> ScreenSection {
    let items = ["a", "b", "c"].map { name in
      CatalogItem.poster(Poster(id: name, description: name, imageName: name))
    }
    let catalog = Catalog(sections: [
      CatalogSection(type: type, selection: selection, items: items)
    ])
    return Screen(catalog).sections[0]
  }

  private func shown(_ section: ScreenSection, seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    return section.shownItems(using: &generator).map(\.id)
  }

  @Test func `a main section shows one of its items, and each at some time`() {
    let section = section(.main)
    let choices = (0..<100).map { shown(section, seed: $0) }
    #expect(choices.allSatisfy { $0.count == 1 })
    #expect(Set(choices.joined()) == ["a", "b", "c"])
  }

  @Test func `the same generator chooses the same item`() {
    let section = section(.main, .random)
    for seed in UInt64(0)..<20 {
      #expect(shown(section, seed: seed) == shown(section, seed: seed))
    }
  }

  @Test func `a slice has the indices of the items`() {
    let section = section(.main)
    for seed in UInt64(0)..<20 {
      var generator = SplitMix64(seed: seed)
      let shown = section.shownItems(using: &generator)
      #expect(shown.first == section.items[shown.startIndex])
    }
  }

  @Test(arguments: 0..<20)
  func `the first item is shown if its author wants so`(seed: UInt64) {
    #expect(shown(section(.main, .first), seed: seed) == ["a"])
  }

  @Test func `other sections show all their items and ask for no random number`() {
    var generator = SplitMix64(seed: 1)
    #expect(section(.grid).shownItems(using: &generator).map(\.id) == ["a", "b", "c"])
    var unused = SplitMix64(seed: 1)
    #expect(generator.next() == unused.next())
  }
}
