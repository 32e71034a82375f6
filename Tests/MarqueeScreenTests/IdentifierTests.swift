import Foundation
import MarqueeCatalog
import MarqueeScreen
import TestSupport
import Testing

/// Identifiers are unique in the whole screen, and do not change when neighbors move.
@Suite struct IdentifierTests {
  private func poster(_ image: String, _ text: String = "A", id: String? = nil) -> CatalogItem {
    .poster(Poster(id: id, description: text, imageName: image))
  }

  private func basic(_ name: String, _ items: [CatalogItem], id: String? = nil) -> CatalogSection {
    CatalogSection(id: id, type: .basic, name: name, items: items)
  }

  private func allIDs(_ screen: Screen) -> [String] {
    screen.sections.flatMap { [$0.id] + $0.items.map(\.id) }
  }

  private func ids(_ sections: [CatalogSection]) -> [String] {
    allIDs(Screen(Catalog(sections: sections)))
  }

  @Test func `derived identifiers say what they name`() {
    let header = CatalogItem.textHeader(TextHeader(text: "Newest courses, 2024!"))
    #expect(
      ids([
        basic("Top Ten", [poster("poster4"), poster("Fall_2.b")]),
        CatalogSection(type: .grid, items: [poster("poster4")]),
        CatalogSection(type: .textHeader, items: [header]),
      ]) == [
        "basic-top-ten", "basic-top-ten/poster4", "basic-top-ten/Fall_2.b", "grid", "grid/poster4",
        "textHeader-newest-courses-2024", "textHeader-newest-courses-2024/newest-courses-2024",
      ])
  }

  @Test func `authored identifiers are kept, whatever is before them`() {
    let found = ids([
      basic("New", [poster("a")]),
      basic("New 2", [poster("b", id: "basic-new"), poster("c", id: "basic-new/a")], id: "mine"),
    ])
    #expect(found[2...] == ["mine", "basic-new", "basic-new/a"])
    // The item whose derived identifier is the same gets another one, because items share one
    // namespace.
    #expect(found[1].hasPrefix("basic-new/a~"))
  }

  @Test func `a section and an item may have one identifier`() {
    #expect(ids([basic("New", [poster("a", id: "123")], id: "123")]) == ["123", "123"])
  }

  @Test func `a copy does not change the identifier of its original`() {
    #expect(ids([basic("New", [poster("a"), poster("b")])])[1] == "basic-new/a")
    let found = ids([basic("New", [poster("a"), poster("a"), poster("b"), poster("a")])])
    #expect(found[1] == "basic-new/a")
    #expect(found[2].hasPrefix("basic-new/a~") && found[2].hasSuffix("-2"))
    #expect(found[4] == String(found[2].dropLast()) + "3")
    #expect(found[3] == "basic-new/b")
  }

  @Test func `a copied section does not change the identifiers of its original`() {
    let section = basic("New", [poster("a")])
    let found = ids([section, section])
    #expect(found.prefix(2) == ["basic-new", "basic-new/a"])
    #expect(found[2].hasPrefix("basic-new~") && found[2].hasSuffix("-2"))
    #expect(found[3] == found[2] + "/a")
  }

  @Test func `identifiers are unique though authors write one twice`() {
    let found = ids([
      basic("One", [poster("a", id: "x"), poster("b", id: "x")], id: "x"),
      basic("Two", [poster("c", id: "x"), poster("d", id: "")], id: "y"),
      basic("Two", [poster("c"), poster("c")], id: "y"),
    ])
    let sections = [found[0], found[3], found[6]]
    let items = [found[1], found[2], found[4], found[5], found[7], found[8]]
    #expect(Set(sections).count == 3)
    #expect(Set(items).count == 6)
    #expect(sections.prefix(2) == ["x", "y"])
    #expect(items.first == "x")
    #expect(!found.contains(""))
  }

  @Test func `equal names are distinguished by content, equal twins by their order`() {
    let found = ids([
      basic("New", [poster("a", "One"), poster("a", "Two"), poster("a", "Two")])
    ])
    #expect(Set(found).count == 4)
    let swapped = ids([
      basic("New", [poster("a", "Two"), poster("a", "One"), poster("a", "Two")])
    ])
    #expect(found[1] == swapped[2])
    #expect(Set(found) == Set(swapped))
  }

  /// What a section or an item shows, with the section that it is in.
  private func idsByContent(_ sections: [CatalogSection]) -> [String: String] {
    let screen = Screen(Catalog(sections: sections))
    var result: [String: String] = [:]
    for (section, shown) in zip(sections, screen.sections) {
      // Sections are distinguished by an item that no other section has.
      let marker = section.items.map { "\($0)" }.sorted().joined(separator: "|")
      result[marker] = shown.id
      for (item, shownItem) in zip(section.items, shown.items) {
        result["\(marker) \(item)"] = shownItem.id
      }
    }
    return result
  }

  /// One name is written with `é` as one scalar and once more as two, which is the same text.
  @Test(arguments: [0, 1, 30]) func `equal names are found among few and among many`(
    otherCount: Int
  ) {
    let others = (0..<otherCount).map { poster("poster\($0)") }
    let twins = [poster("caf\u{E9}", "One"), poster("cafe\u{301}", "Two")]
    let found = ids([basic("New", others + twins + [poster("cafe", "Three")])])
    #expect(found.dropFirst(otherCount + 1).prefix(2).allSatisfy { $0.contains("caf\u{E9}~") })
    #expect(found.last == "basic-new/cafe")
    #expect(Set(found).count == otherCount + 4)
  }

  @Test(arguments: [0, 30]) func `equal names in ASCII are found among few and among many`(
    otherCount: Int
  ) {
    let others = (0..<otherCount).map { poster("poster\($0)") }
    let twins = [poster("a", "One"), poster("a", "Two"), poster("b")]
    let found = ids([basic("New", others + twins)]).suffix(3)
    #expect(found.map { $0.contains("~") } == [true, true, false])
    #expect(Set(found).count == 3)
  }

  @Test(arguments: (0..<200 as Range<UInt64>).sample(oneIn: 6))
  func `identifiers stay when sections change places`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let sections = randomSections(&generator)
    let moved = sections.shuffled(using: &generator)
    #expect(idsByContent(moved) == idsByContent(sections))
  }

  @Test(arguments: (0..<200 as Range<UInt64>).sample(oneIn: 6))
  func `identifiers stay when items change places`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let sections = randomSections(&generator)
    let moved = sections.map { section in
      var section = section
      section.items.shuffle(using: &generator)
      return section
    }
    #expect(idsByContent(moved) == idsByContent(sections))
    let found = ids(moved)
    #expect(Set(found).count == found.count)
  }

  /// Sections whose names and images often repeat, although no two sections are equal.
  private func randomSections(_ generator: inout SplitMix64) -> [CatalogSection] {
    (0..<Int.random(in: 1...6, using: &generator)).map { section in
      let items = (0..<Int.random(in: 1...6, using: &generator)).map { item in
        let image = ["a", "b", "c"].randomElement(using: &generator) ?? ""
        let id = Int.random(in: 0..<5, using: &generator) == 0 ? "own-\(section)-\(item)" : nil
        return poster(image, "Text \(section) \(item)", id: id)
      }
      let name = ["New", "new!", "Top"].randomElement(using: &generator) ?? ""
      return basic(name, items)
    }
  }

  /// The identifiers of two films with one image, of a kind with the given fields.
  private func ids(ofFilmsWith fields: [Field]) throws -> [String] {
    let film = ItemKind(authored: "film", extending: .poster, fields: fields)
    let model = ContentModel(
      itemKinds: [film],
      sectionTypes: [SectionType(authored: "films", itemKind: film, layout: .basic)])
    let films = [1965, 2021].map { year in
      """
      <dict><key>description</key><string>Dune</string><key>imageName</key><string>dune</string>
      <key>year</key><integer>\(year)</integer><key>link</key><string>screen:Home</string></dict>
      """
    }
    let text = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>
      <key>sectionName</key><string>Sand</string><key>contentItem</key>
      <array>\(films.joined())</array></dict></array></plist>
      """
    return allIDs(Screen(try Catalog(propertyList: Data(text.utf8), contentModel: model)))
  }

  @Test func `a field that a kind gains leaves derived identifiers as they are`() throws {
    let year = Field("year", .integer(atLeast: nil), .required, "A year.")
    let mood = Field("mood", .text, .optional, "A mood.")
    let found = try ids(ofFilmsWith: [year])
    #expect(found.count { $0.hasPrefix("films-sand/dune~") } == 2)
    #expect(try ids(ofFilmsWith: [year, mood]) == found)
    #expect(try ids(ofFilmsWith: [mood, year]) == found)
    let calm = Field("mood", .text, .optional, "A mood.", defaultValue: .text("calm"))
    #expect(try ids(ofFilmsWith: [year, calm]) == found)
  }

  @Test func `another rank leaves derived identifiers as they are`() {
    func ids(ranks: [Int]) -> [String] {
      let items = zip(ranks, ["One", "Two"]).map { rank, text in
        var item = poster("a", text)
        item.rank = rank
        return item
      }
      return self.ids([CatalogSection(type: .rank, name: "Top", items: items)])
    }
    #expect(ids(ranks: [1, 2]).count { $0.hasPrefix("rank-top/a~") } == 2)
    #expect(ids(ranks: [2, 1]) == ids(ranks: [1, 2]))
  }

  @Test func `an author may take an identifier that would be derived`() {
    let twins = [poster("a", "One"), poster("a", "Two")]
    let derived = ids([basic("New", twins)])[1]
    #expect(derived.contains("~"))
    let found = ids([
      basic("New", twins), basic("Old", [poster("b", id: derived), poster("c")]),
    ])
    #expect(found[4] == derived)
    #expect(Set(found).count == found.count)
  }

  @Test func `an author may take a section's identifier that would be derived`() {
    let sections = [basic("New", [poster("a")]), basic("New", [poster("b")])]
    let derived = ids(sections)[0]
    #expect(derived.contains("~"))
    let found = ids(sections + [basic("Own", [poster("c")], id: derived)])
    #expect(found[4] == derived)
    #expect(Set(found).count == found.count)
  }
}
