import Foundation
import MarqueeCatalog
import MarqueeCells
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeRendering
import MarqueeScreen
import TestSupport
import Testing

/// Whole content folders with custom kinds, fields, links and items.
@Suite struct OwnCatalogTests {
  private func report(_ name: String) throws -> ContentReport {
    let path = PackageFolder.url.appending(path: "Tests/Support/Fixtures/Catalogs/\(name)").path
    return try ContentPipeline(folder: path).run()
  }

  private func screen(_ name: String) throws -> Screen {
    let report = try report(name)
    return try #require(report.screens.first?.screen, "\(report.diagnostics.map(\.message))")
  }

  @Test(arguments: ["Streaming", "BoxOffice"])
  func `a catalog of its own has no faults, and is read back as it was`(name: String) throws {
    let report = try report(name)
    #expect(report.diagnostics.besidesCells.filter { $0.severity != .note }.map(\.message) == [])
    let screen = try #require(report.screens.first?.screen)
    #expect(try Screen(json: screen.json()) == screen)
    #expect(try ScreenReading(json: screen.json()).skipped == [])
    let rewritten = try Screen(json: screen.json()).json()
    #expect(try Screen(json: rewritten) == screen)
  }

  @Test func `the streaming home has what its settings describe`() throws {
    let screen = try screen("Streaming")
    #expect(screen["campaign"]?.text == "autumn")
    #expect(screen.sections.map(\.id) == ["hero", "continue", "top10", "because", "live"])
    let hero = try #require(screen.section(id: "hero"))
    #expect(hero.link == "screen:Home" && hero.type.fallback == "main")
    #expect(hero.items.first?["credits"]?["director"]?.text == "Ada Moss")
    #expect(
      hero.items.first?["credits"]?["cast"]?.list == [.text("Kim Vale"), .text("Jo Ash")])
    #expect(hero.items.first?.imageName == "dunes")
    let shelf = try #require(screen.section(id: "continue"))
    #expect(shelf.items.map { $0["progress"]?.number?.text } == ["0.35", "0.9"])
    #expect(shelf.items.map { $0["badge"]?.text } == ["12 min left", nil])
    // The newest first, and only those for twelve years and less, a default value among them.
    let because = try #require(screen.section(id: "because"))
    #expect(because["reason"]?.text == "dunes")
    #expect(
      because.items.map { $0["name"]?.text } == ["Comet", "Dunes at Dusk", "Second Orbit"])
    let live = try #require(screen.section(id: "live"))
    #expect(live.items.map { ($0.content as? Row)?.text } == ["News at six", "Ski jumping"])
    #expect(live.items.first?["startsAt"]?.text == "2026-11-22T18:00:00Z")
    #expect(live.items.map { $0["accent"]?.text } == ["#336699", "#FFAA0080"])
    #expect(
      live.items.map(\.spokenText) == [
        "News at six, Channel 1", "Ski jumping, live at half past seven",
      ])
  }

  @Test func `items are named by what makes them the same ones`() throws {
    let screen = try screen("BoxOffice")
    #expect(
      screen.section(id: "today")?.items.map(\.id) == [
        "today/20261234", "today/20260987", "today/20251111",
      ])
  }

  @Test func `a preview shows the parts that the authors chose`() throws {
    let screen = try screen("BoxOffice")
    let section = try #require(screen.section(id: "today"))
    let cell = CellPart.cell(
      of: section.items[0], in: section, Figures(for: .deDE))
    let texts = "\(cell)"
    #expect(texts.contains("Winter Market") && texts.contains("\"12\""))
    #expect(!texts.contains("120345"))
  }
}
