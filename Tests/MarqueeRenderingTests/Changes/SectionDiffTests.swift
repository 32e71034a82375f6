import MarqueeCatalog
import MarqueeScreen
import Testing

// Changes are only made by comparing screens.
@testable import MarqueeRendering

/// Sections that came, went, moved and changed.
@Suite struct SectionDiffTests {
  private let rows = "ABCDE".map { row("Row \($0)", posters("\($0)12")) }

  @Test func `equal screens differ in nothing`() {
    #expect(diff(rows, rows).isEmpty)
    #expect(diff(rows, rows).counts.isEmpty)
  }

  @Test func `identifiers are not seen by a viewer`() {
    let named = row("Row A", [poster("A", id: "x"), poster("1"), poster("2")], id: "first")
    #expect(diff([row("Row A", posters("A12"))], [named]).isEmpty)
  }

  @Test func `of two sections that were swapped, the one between them has not moved`() {
    let rows = [row("One", posters("ab")), row("Two", posters("cd")), row("Three", posters("ef"))]
    let result = diff(rows, rows.reversed())
    #expect(result.counts == [.sectionsMoved: 2])
    #expect(result.screens.first?.sections.map(\.new?.name) == ["Three", "One"])
  }

  @Test func `one section that moved is one move`() throws {
    let result = diff(rows, [rows[3], rows[0], rows[1], rows[2], rows[4]])
    #expect(result.counts == [.sectionsMoved: 1])
    let section = try #require(result.screens.first?.sections.first)
    #expect(section.old?.index == 3)
    #expect(section.new?.index == 0)
    #expect(section.isMoved)
    #expect(section.items.isEmpty)
  }

  @Test func `a section that came or went moves no other`() throws {
    let added = diff(rows, [row("New", posters("xyz"))] + rows)
    #expect(added.counts == [.sectionsAdded: 1])
    let section = try #require(added.screens.first?.sections.first)
    #expect(section.old == nil)
    #expect(section.new?.index == 0)
    #expect(section.new?.itemCount == 3)
    #expect(section.items.map(\.title) == ["x", "y", "z"])
    let removed = diff(rows, Array(rows.dropFirst(2)))
    #expect(removed.counts == [.sectionsRemoved: 2])
    #expect(removed.screens.first?.sections.map(\.old?.index) == [0, 1])
  }

  @Test func `a section with another name is renamed, word by word`() throws {
    let result = diff(rows, [row("Row of A", posters("A12"))] + rows.dropFirst())
    #expect(result.counts == [.sectionsRenamed: 1])
    let field = try #require(result.screens.first?.sections.first?.fields.first)
    #expect(field.key == "sectionName")
    #expect(field.words?.map(\.text) == ["Row ", "of ", "A"])
  }

  @Test func `a section whose name another one has now is known by its items`() {
    let old = [row("New", posters("abc")), row("Old", posters("xyz"))]
    let new = [row("Fresh", posters("abc")), row("New", posters("xyz"))]
    #expect(diff(old, new).counts == [.sectionsRenamed: 2])
  }

  /// Rows with the images of some letters, and other texts.
  private func translated(_ name: String, _ letters: String) -> CatalogSection {
    row(name, letters.map { poster("Das ist \($0)", image: "image-\($0)") })
  }

  @Test func `a translated section is renamed, with other texts`() throws {
    let result = diff(rows, [translated("Reihe eins", "A12")] + rows.dropFirst())
    #expect(result.counts == [.sectionsRenamed: 1, .textsChanged: 3])
    #expect(result.screens.first?.sections.map(\.old?.index) == [0])
    #expect(result.screens.first?.sections.map(\.new?.index) == [0])
  }

  @Test func `a translated section that also moved and lost an item is still the same`() {
    let old = [
      row("One", posters("abcd")), row("Two", posters("efgh")), row("Three", posters("ij")),
    ]
    let new = [old[1], old[2], translated("Eins", "abd")]
    #expect(
      diff(old, new).counts
        == [.sectionsMoved: 1, .sectionsRenamed: 1, .textsChanged: 3, .itemsRemoved: 1])
  }

  @Test func `a screen that was translated as a whole keeps its sections`() {
    // The images of the first row are shown again in the second one.
    let old = [row("One", posters("abc")), row("Two", posters("cbad")), row("Three", posters("e"))]
    let new = [translated("Eins", "abc"), translated("Zwei", "cbad"), translated("Drei", "e")]
    #expect(diff(old, new).counts == [.sectionsRenamed: 3, .textsChanged: 8])
  }

  @Test func `of translated sections with equal images, each is known by the nearest one`() {
    let old = [row("One", posters("ab")), row("Two", posters("ba"))]
    let new = [translated("Eins", "abc"), translated("Zwei", "bac")]
    #expect(
      diff(old, new).counts == [.sectionsRenamed: 2, .textsChanged: 4, .itemsAdded: 2])
  }

  @Test func `images that all items show say nothing about their section`() {
    func gray(_ name: String, _ titles: String) -> CatalogSection {
      row(name, titles.map { poster("Film \($0)", image: "gray") })
    }
    let counts = diff([gray("One", "abcd")], [gray("Two", "wxyz")]).counts
    #expect(counts == [.sectionsAdded: 1, .sectionsRemoved: 1])
  }

  @Test func `a section that shares less than half of its images is another one`() {
    let old = [row("One", posters("abcde"))]
    let new = [translated("Eins", "abxyz")]
    let counts = diff(old, new).counts
    #expect(counts[.sectionsAdded] == 1)
    #expect(counts[.sectionsRemoved] == 1)
  }

  @Test func `a section of another type has items of another look`() {
    let old = [row("New", posters("abc"))]
    let new = [CatalogSection(type: .large, name: "New", items: posters("abc"))]
    let result = diff(old, new)
    #expect(result.counts == [.sectionsRetyped: 1])
    #expect(
      result.screens.first?.sections.first?.fields
        == [FieldChange(key: "sectionType", role: .type, old: .text("basic"), new: .text("large"))])
  }

  @Test func `another layout is a change, and another name for it is none`() {
    let list = LayoutSection.list(ListConfiguration(appearance: .plain))
    var section = row("New", posters("abc"))
    section.layout = "wide"
    let plain = Catalog(sections: [row("New", posters("abc"))])
    let wide = Catalog(sections: [section], layouts: ["wide": list])
    #expect(diff(plain, wide).counts == [.layoutsChanged: 1])
    #expect(
      diff(
        wide,
        Catalog(
          sections: [section],
          layouts: ["wide": .list(ListConfiguration(appearance: .plain)), "x": list])
      )
      .isEmpty)
    let edited = LayoutSection.list(ListConfiguration(appearance: .grouped))
    let result = diff(wide, Catalog(sections: [section], layouts: ["wide": edited]))
    #expect(
      result.screens.first?.sections.first?.fields
        == [FieldChange(key: "layout", role: .layout, old: .text("wide"), new: .text("wide"))])
    var same = section
    same.layout = "broad"
    #expect(diff(wide, Catalog(sections: [same], layouts: ["broad": list])).isEmpty)
  }

  @Test func `what leads where is a link`() throws {
    var linked = rows[0]
    linked.link = "screen:Learn"
    let result = diff([rows[0]], [linked])
    #expect(result.counts == [.linksChanged: 1])
    #expect(result.screens.first?.sections.first?.fields.first?.old == nil)
  }

  @Test func `the only item of a section can be edited as a whole`() {
    func header(_ text: String) -> CatalogSection {
      CatalogSection(type: .textHeader, items: [.textHeader(TextHeader(text: text))])
    }
    let result = diff([header("Welcome")] + rows, [header("Good evening")] + rows)
    #expect(result.counts == [.textsChanged: 1])
  }

  @Test func `equal sections are paired in their order`() {
    let twins = [rows[0], rows[0], rows[0]]
    #expect(diff(twins, twins).isEmpty)
    #expect(diff(twins, Array(twins.dropLast())).counts == [.sectionsRemoved: 1])
  }

  @Test func `a currency is that of all prices, and means nothing without one`() throws {
    let course = Course(
      imageName: "cat", title: "Cats", author: "A", rating: try #require(DecimalNumber("4.5")),
      reviewCount: 3, price: try #require(DecimalNumber("19.90")))
    let courses = [
      CatalogSection(type: .courseSwimlane, name: "New", items: [.course(course)])
    ]
    func counts(_ sections: [CatalogSection]) -> [ChangeCount: Int] {
      diff(
        Catalog(sections: sections, currency: "USD"), Catalog(sections: sections, currency: "EUR")
      ).counts
    }
    #expect(counts(rows + courses) == [.pricesChanged: 1])
    #expect(counts(rows).isEmpty)
  }
}
