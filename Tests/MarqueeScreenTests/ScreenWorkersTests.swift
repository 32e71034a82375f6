import Foundation
import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import Testing

/// Several threads make the same screen from a catalog as one.
@Suite struct ScreenWorkersTests {
  /// Sections and items; many have equal names, and some have an identifier that another one has or
  /// would get.
  private static let catalog = Catalog(
    sections: (0..<700).map { section in
      CatalogSection(
        id: [nil, nil, "mine-\(section / 8)", "grid-name-7", ""][section % 5], type: .grid,
        name: "Name \(section % 300)",
        items: (0..<5).map { item in
          .poster(
            Poster(
              id: item == 4 ? "grid-name-9/poster\(section % 90)" : nil,
              description: "\"Text\" \(item % 2)\n", imageName: "poster\(item / 2)"))
        })
    })

  @Test(arguments: [2, 3, 8]) func `a screen does not depend on the threads`(_ count: Int) {
    let one = Screen(Self.catalog)
    let several = Screen(Self.catalog, workers: Workers(count: count))
    #expect(several == one)
    let ids = one.sections.flatMap { [$0.id] + $0.items.map(\.id) }
    #expect(Set(ids).count == 700 * 6)
  }

  @Test func `a long first section does not make all others seem as long`() throws {
    let long = CatalogSection(
      type: .grid,
      items: [
        .poster(
          Poster(description: String(repeating: "x", count: 1 << 23), imageName: "poster"))
      ])
    let short = CatalogSection(
      type: .grid, items: [.poster(Poster(description: "A cat", imageName: "cat"))])
    let screen = Screen(Catalog(sections: [long] + Array(repeating: short, count: 4_000)))
    #expect(try Screen(json: Data(screen.json())).sections.count == 4_001)
  }

  @Test(arguments: [JSONStyle.compact, .pretty]) func `JSON does not depend on the threads`(
    _ style: JSONStyle
  ) throws {
    let screen = Screen(Self.catalog)
    let json = screen.jsonBytes(style: style, workers: Workers(count: 3))
    #expect(json == screen.jsonBytes(style: style))
    #expect(try Screen(json: Data(json)) == screen)
  }
}
