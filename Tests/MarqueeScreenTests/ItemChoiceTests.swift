import Foundation
import MarqueeCatalog
import MarqueeScreen
import TestSupport
import Testing

/// The choice of a main section's item.
@Suite struct ItemChoiceTests {
  private func screen(_ items: String, selection: Selection = .random) throws -> Screen {
    try Screen(sections: [
      ScreenSection(
        id: "top", type: .main, selection: selection,
        items: items.map { id in
          ScreenItem(id: "\(id)", .poster(Poster(description: "\(id)", imageName: "\(id)")))
        })
    ])
  }

  private func shown(_ screen: Screen, _ choice: ItemChoice) -> [String] {
    screen.sections[0].shownItems(choice).map(\.id)
  }

  @Test func `nothing chosen shows the first item`() throws {
    #expect(try shown(screen("abc"), ItemChoice()) == ["a"])
    #expect(try shown(screen(""), ItemChoice()) == [])
  }

  @Test func `a choice outlives a refresh for as long as its item is there`() throws {
    var seen: Set<String> = []
    for seed in UInt64(0)..<40 {
      var generator = SplitMix64(seed: seed)
      var choice = ItemChoice()
      choice.update(for: try screen("abc"), using: &generator)
      let first = try shown(screen("abc"), choice)
      seen.formUnion(first)
      choice.update(for: try screen("cbaxyz"), using: &generator)
      #expect(try shown(screen("cbaxyz"), choice) == first)
      // Written and read, as for state restoration.
      choice = try JSONDecoder().decode(ItemChoice.self, from: JSONEncoder().encode(choice))
      #expect(try shown(screen("cab"), choice) == first)
      // If the chosen item is missing, another one is chosen.
      choice.update(for: try screen("xyz"), using: &generator)
      #expect(["x", "y", "z"].contains(try shown(screen("xyz"), choice).joined()))
    }
    #expect(seen == ["a", "b", "c"])
  }

  @Test func `a section that shows its first item has no choice`() throws {
    var choice = ItemChoice()
    let screen = try screen("abc", selection: .first)
    choice.update(for: screen)
    #expect(choice == ItemChoice())
    #expect(shown(screen, choice) == ["a"])
  }

  @Test func `a section that is gone is forgotten`() throws {
    var choice = ItemChoice()
    choice.update(for: try screen("a"))
    #expect(choice[section: "top"] == "a")
    choice.update(for: try Screen(sections: []))
    #expect(choice == ItemChoice())
  }
}
