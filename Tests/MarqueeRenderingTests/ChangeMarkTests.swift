import MarqueeCatalog
import MarqueeScreen
import Testing

// Changes are only made by comparing screens.
@testable import MarqueeRendering

@Suite struct ChangeMarkTests {
  private func row(_ name: String, _ titles: String, image: String = "image") -> CatalogSection {
    CatalogSection(
      type: .basic, name: name,
      items: titles.map { .poster(Poster(description: "Film \($0)", imageName: "\(image)-\($0)")) })
  }

  private func marks(_ old: [CatalogSection], _ new: [CatalogSection]) throws -> [ChangeMark] {
    try #require(screen(old, new)).marks
  }

  private func screen(_ old: [CatalogSection], _ new: [CatalogSection]) -> ScreenDiff? {
    func named(_ sections: [CatalogSection]) -> [NamedScreen] {
      [NamedScreen(name: "Home", screen: Screen(Catalog(sections: sections)))]
    }
    return CatalogDiff(from: named(old), to: named(new)).screens.first
  }

  @Test func `what was added is ringed after, and what was removed before`() throws {
    let added = try marks([row("A", "abc")], [row("A", "abxc")])
    #expect(
      added == [
        ChangeMark(
          place: ChangePlace(section: 0, item: 0), kind: .added, side: .after, section: 0, item: 2)
      ])
    let removed = try marks([row("A", "abxc")], [row("A", "abc")])
    #expect(
      removed == [
        ChangeMark(
          place: ChangePlace(section: 0, item: 0), kind: .removed, side: .before, section: 0,
          item: 2)
      ])
  }

  @Test func `what moved or was edited is ringed where it is on either side`() throws {
    let place = ChangePlace(section: 0, item: 0)
    let moved = try marks([row("A", "abcd")], [row("A", "dabc")])
    #expect(
      moved == [
        ChangeMark(place: place, kind: .moved, side: .before, section: 0, item: 3),
        ChangeMark(place: place, kind: .moved, side: .after, section: 0, item: 0),
      ])
    var edited = row("A", "abc")
    edited.items[1] = .poster(Poster(description: "Film b", imageName: "other"))
    #expect(
      try marks([row("A", "abc")], [edited]) == [
        ChangeMark(place: place, kind: .edited, side: .before, section: 0, item: 1),
        ChangeMark(place: place, kind: .edited, side: .after, section: 0, item: 1),
      ])
  }

  @Test func `a section that came or went is one ring`() throws {
    let (kept, other) = (row("A", "abc"), row("B", "xyz"))
    let place = ChangePlace(section: 0)
    #expect(
      try marks([kept], [kept, other]) == [
        ChangeMark(place: place, kind: .added, side: .after, section: 1)
      ])
    #expect(
      try marks([other, kept], [kept]) == [
        ChangeMark(place: place, kind: .removed, side: .before, section: 0)
      ])
  }

  @Test func `a section with another name is edited on both sides, wherever it is there`() throws {
    let name = [row("X", "xyz"), row("A", "abc")]
    let renamed = [row("N", "nop"), row("X", "xyz"), row("Z", "abc")]
    let marks = try marks(name, renamed)
    #expect(
      Set(marks) == [
        ChangeMark(place: ChangePlace(section: 0), kind: .added, side: .after, section: 0),
        ChangeMark(place: ChangePlace(section: 1), kind: .edited, side: .before, section: 1),
        ChangeMark(place: ChangePlace(section: 1), kind: .edited, side: .after, section: 2),
      ])
    #expect(marks.count == 3)
  }

  @Test func `what only follows its neighbors has no ring`() throws {
    func ranking(_ titles: String) -> CatalogSection {
      CatalogSection(
        type: .rank, name: "Top",
        items: titles.map {
          .poster(Poster(description: "Film \($0)", imageName: "image-\($0)"))
        })
    }
    let diff = try #require(screen([ranking("abcd")], [ranking("xabcd")]))
    #expect(diff.sections.first?.items.count == 5)
    #expect(diff.marks.map(\.kind) == [.added])
  }
}
