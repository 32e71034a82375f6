import ExampleApp
import MarqueeScreen
import MarqueeTesting
import Testing

@Suite struct CatalogTests {
  @Test func `the content is valid`() throws {
    let report = try expectValid("Sources/ExampleApp/Content")
    #expect(report.screens.map(\.outputName) == ["Home", "Learn"])
  }

  @Test func `the bundle holds what the property lists say`() throws {
    let home = try CatalogScreen.home.load()
    #expect(home.sections.map(\.type) == [.rank, .grid])
    #expect(home.sections[0].items.map(\.id) == ["encore", "night-train"])
    #expect(try CatalogScreen.learn.load().sections.map(\.type) == [.grid])
  }

  @Test(arguments: CatalogScreen.allCases)
  func `every screen is laid out as it was looked at`(_ screen: CatalogScreen) throws {
    try expectFrames(
      of: screen.load(), on: .iPhone15, matches: "Expected/\(screen.rawValue).txt")
  }
}
