import MarqueeCatalog
import MarqueeRendering
import MarqueeScreen
import Testing

/// Screens that came, went and got other names.
@Suite struct ScreenDiffTests {
  private let home = named("Home", [row("One", posters("abcd"))])
  private let learn = named("Learn", [row("Two", posters("wxyz"))])

  @Test func `a screen that came or went is one change`() throws {
    #expect(CatalogDiff(from: [home], to: [home, learn]).counts == [.screensAdded: 1])
    let removed = CatalogDiff(from: [home, learn], to: [home])
    #expect(removed.counts == [.screensRemoved: 1])
    #expect(removed.screens.first?.oldName == "Learn")
    #expect(removed.screens.first?.newName == nil)
    #expect(removed.screens.first?.sections.map(\.old?.itemCount) == [4])
  }

  @Test func `a screen with another name and much of the same is renamed`() throws {
    let study = named("Study", [row("Two", posters("wxy") + [poster("new")])])
    let result = CatalogDiff(from: [home, learn], to: [home, study])
    #expect(
      result.counts == [.screensRenamed: 1, .itemsAdded: 1, .itemsRemoved: 1])
    #expect(result.screens.first?.oldName == "Learn")
    #expect(result.screens.first?.newName == "Study")
  }

  @Test func `a screen with little of the same is another one`() {
    let other = named("Other", [row("Three", posters("wmno"))])
    let result = CatalogDiff(from: [learn], to: [other])
    #expect(result.counts[.screensAdded] == 1)
    #expect(result.counts[.screensRemoved] == 1)
    #expect(result.counts[.screensRenamed] == nil)
  }

  @Test func `two files that are compared may have any names`() {
    let copy = named("Copy", [row("One", posters("abcd"))])
    #expect(CatalogDiff(from: [home], to: [copy], pairing: .onlyOnes).isEmpty)
    #expect(CatalogDiff(from: [home], to: [copy]).counts == [.screensRenamed: 1])
  }

  @Test func `the order of screens is not a change`() {
    #expect(CatalogDiff(from: [home, learn], to: [learn, home]).isEmpty)
  }
}
