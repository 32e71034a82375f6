import MarqueeCatalog
import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The views that a drawing is made of are internal.
@testable import MarqueeRendering

/// A drawing in characters says everything that its cells and headers say, or has three dots.
@Suite struct DrawnWordsTests {
  private static func item(of kind: ItemKind) throws -> CatalogItem {
    switch kind {
    case .row:
      .row(Row(text: "The Autumn Line", secondaryText: "Coats and scarves", imageName: "a"))
    case .banner:
      .banner(Banner(imageName: "a", title: "Kestrel and Daughters", caption: "Tonight"))
    case .textHeader: .textHeader(TextHeader(text: "Welcome back, Ada", highlightedText: "Ada"))
    case .categories:
      .categories(Categories(titles: ["Development", "Photography", "Music", "Cooking"]))
    case .businessBanner:
      .businessBanner(BusinessBanner(link: "https://a.example", title: "Courses for teams"))
    case .course:
      .course(
        Course(
          imageName: "a", title: "Keyboards, Revised and Expanded", author: "Rosa Valdez",
          rating: try #require(DecimalNumber("4.5")), reviewCount: 12_345,
          price: try #require(DecimalNumber("19.90")), tag: "Bestseller"))
    default: .poster(Poster(description: "A lighthouse", imageName: "a", rank: 10))
    }
  }

  /// The texts of a screen with two sections of a type, and its drawing.
  private func draw(
    _ type: SectionType, columns: Int, on device: String
  ) throws -> (texts: [String], drawing: String) {
    let section = CatalogSection(
      type: type, name: "Because you watched", items: [try Self.item(of: type.itemKind)])
    let preview = Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(Screen(Catalog(sections: [section, section]))))
    let settings = ImageSettings(ScreenView.ID(try #require(Device(named: device))))
    let texts = DrawnScreen(preview, settings).views.flatMap(\.marks).compactMap { mark in
      if case .line(let line) = mark { line.text } else { nil }
    }
    return (texts, DrawnScreen(preview, settings).text(columns: columns))
  }

  @Test(arguments: SectionType.builtIn, [40, 60, 80, 120])
  func `no word of a cell or a header is lost in silence`(type: SectionType, columns: Int) throws {
    for device in ["iphone-15", "iphone-se", "ipad-13"] {
      let (texts, drawing) = try draw(type, columns: columns, on: device)
      // Some cells have only an image.
      #expect(!texts.isEmpty || drawing.contains("[a]"))
      let dots = drawing.count { $0 == "…" } - texts.joined().count { $0 == "…" }
      let counts = Dictionary(grouping: texts) { $0 }.mapValues(\.count)
      let missing = counts.filter { text, count in drawing.ranges(of: text).count < count }
      #expect(missing.isEmpty || dots > 0, "\(device): \(missing.keys)\n\(drawing)")
    }
  }

  /// At this width a row has 19.65 points, more than a line of text.
  @Test func `rows are added where words need them`() throws {
    let (texts, drawing) = try draw(.list, columns: 40, on: "iphone-15")
    #expect(texts.allSatisfy { drawing.contains($0) })
    #expect(drawing.ranges(of: "Coats and scarves").count == 2)
  }

  @Test func `a row without room for all texts ends with dots`() {
    func line(_ texts: [String], room: Int) -> String {
      var row = WordRow(row: 0, .init(text: texts[0], columns: 0..<1))
      for text in texts.dropFirst() { row.append(.init(text: text, columns: 0..<1)) }
      return row.placed(in: 0..<room, .leftToRight).map(\.text).joined(separator: "|")
    }
    #expect(line(["abc", "def"], room: 8) == "abc|def")
    #expect(line(["abc", "def"], room: 7) == "abc|d…")
    #expect(line(["abc", "def"], room: 6) == "abc|…")
    #expect(line(["abc", "def"], room: 5) == "a…|…")
    #expect(line(["abc", "def"], room: 3) == "…")
    #expect(line(["abc", "def", "ghi"], room: 6) == "abc|…")
    #expect(line(["abc"], room: 0) == "")
  }
}
