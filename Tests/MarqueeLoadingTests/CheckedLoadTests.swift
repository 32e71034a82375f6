import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import Testing

/// The checked load: all faults in one run, each once, and models for all valid sections.
@Suite struct CheckedLoadTests {
  private struct Load {
    let catalog: LocatedCatalog
    let diagnostics: [Diagnostic]

    /// Each diagnostic's rule with the text that it points at.
    var reports: [String] {
      diagnostics.map { diagnostic in
        let text = diagnostic.place.range.map { catalog.document.source.string(in: $0) }
        return "\(diagnostic.rule) \(text ?? diagnostic.place.codingPath.description)"
      }
    }
  }

  private func load(
    _ text: String, contentModel: ContentModel = .builtIn
  ) throws -> Load {
    let bytes = Array("<plist version=\"1.0\">\(text)</plist>".utf8)
    let reading = PropertyListDocument.read(bytes, name: "Test.plist")
    #expect(reading.diagnostics.isEmpty)
    let document = reading.document
    let (catalog, diagnostics) = CheckedLoad.load(document, contentModel: contentModel)
    return Load(catalog: catalog, diagnostics: diagnostics)
  }

  private func section(_ type: String, _ item: String, rest: String = "") -> String {
    "<dict><key>sectionType</key><string>\(type)</string>\(rest)"
      + "<key>contentItem</key><array><dict>\(item)</dict></array></dict>"
  }

  private let poster =
    "<key>description</key><string>A cat</string><key>imageName</key><string>cat</string>"

  @Test func `a broken section hides none of the others`() throws {
    let load = try load(
      """
      <array>\(section("grid", poster))
      \(section("grid", "<key>description</key><integer>1</integer><key>color</key><true/>"))
      \(section("twoColumn", poster))</array>
      """)
    #expect(load.catalog.models.map { $0 != nil } == [true, false, true])
    #expect(load.catalog.catalog.sections.map(\.type) == [.grid, .twoColumn])
    #expect(load.catalog.sections.map(\.items) == [0..<1, 1..<2, 2..<3])
    #expect(
      load.reports == [
        "unknown-key <key>color</key>", "missing-key <dict>",
        "wrong-value-type <integer>1</integer>",
      ])
  }

  @Test func `every fault is found in one run`() throws {
    let load = try load(
      """
      <dict><key>formatVersion</key><integer>2</integer>
      <key>sections</key><array>
      \(section("gird", poster))
      <dict><key>contentItem</key><array/></dict>
      <string>a section</string>
      \(section("basic", poster, rest: "<key>layout</key><string>tall</string>"))
      <dict><key>sectionType</key><string>textHeader</string><key>contentItem</key>
      <array><dict><key>text</key><string>A</string></dict>
      <dict><key>text</key><string>B</string></dict></array></dict>
      <dict><key>sectionType</key><string>list</string><key>contentItem</key><array/></dict>
      </array></dict>
      """)
    #expect(
      load.reports == [
        "wrong-value-type <integer>2</integer>", "unknown-section-type <string>gird</string>",
        "missing-key <dict>", "wrong-value-type <string>a section</string>", "missing-key <dict>",
        "unknown-layout <string>tall</string>", "item-count <array>", "empty-section <array/>",
      ])
    #expect(load.catalog.catalog.sections.isEmpty)
  }

  @Test func `a price keeps the digits of its author`() throws {
    let fields = """
      <key>imageName</key><string>c</string><key>title</key><string>T</string>
      <key>author</key><string>A</string><key>rating</key><real>4.50</real>
      <key>reviewCount</key><integer>0x10</integer><key>price</key><real>+19.90</real>
      """
    let load = try load("<array>\(section("courseSwimlane", fields))</array>")
    #expect(load.reports == [])
    let item = try #require(load.catalog.catalog.sections.first?.items.first)
    let course = try #require(item.content as? Course)
    #expect(course.rating.text == "4.50")
    #expect(course.price.text == "19.90")
    #expect(course.reviewCount == 16)
  }

  @Test func `the other spelling of the items is a note, and both are an error`() throws {
    let other = section("grid", poster).replacing("contentItem", with: "contentItems")
    let noted = try load("<array>\(other)</array>")
    #expect(noted.reports == ["unknown-key <key>contentItems</key>"])
    #expect(noted.diagnostics.map(\.severity) == [.note])
    #expect(noted.catalog.catalog.sections.first?.items.count == 1)

    let both = try load(
      "<array>\(section("grid", poster, rest: "<key>contentItems</key><array/>"))</array>")
    #expect(both.reports == ["duplicate-key <key>contentItems</key>"])
    #expect(both.diagnostics.map(\.severity) == [.error])
  }

  @Test func `authored types and aliases are known`() throws {
    let own = SectionType(authored: "recommend", itemKind: .poster, layout: .grid)
    let link = "<key>link</key><string>https://example.com</string>"
    let load = try load(
      "<array>\(section("recommend", poster))\(section("udemyBusinessBanner", link))</array>",
      contentModel: ContentModel(sectionTypes: [own]))
    #expect(load.reports == [])
    #expect(load.catalog.catalog.sections.map(\.type) == [own, .businessBanner])
  }

  @Test func `a broken layout leaves the others readable`() throws {
    let list =
      "<dict><key>list</key><dict><key>appearance</key><string>plain</string></dict></dict>"
    let load = try load(
      """
      <dict><key>sections</key><array>\(section("grid", poster))</array>
      <key>layouts</key><dict><key>good</key>\(list)
      <key>bad</key>\(list.replacing("plain", with: "fancy"))</dict></dict>
      """)
    #expect(load.reports == ["wrong-value-type <string>fancy</string>"])
    #expect(load.catalog.layouts.map { $0.model != nil } == [true, false])
    #expect(load.catalog.catalog.layouts.keys.sorted() == ["good"])
  }

  @Test func `fields are visited in the order of the document, with their places`() throws {
    let load = try load(
      "<array>\(section("grid", poster))\(section("list", "<key>text</key><string>Help</string>"))</array>"
    )
    var visited: [String] = []
    let isWanted: (FieldKind) -> Bool = { $0 == .text || $0 == .imageName }
    load.catalog.forEachField(where: isWanted) { occurrence in
      let value = load.catalog.document.string(of: occurrence.value)
      visited.append(
        "\(occurrence.section ?? -1)/\(occurrence.item ?? -1) \(occurrence.field.key) \(value)")
    }
    #expect(visited == ["0/0 description A cat", "0/0 imageName cat", "1/1 text Help"])
  }

  @Test(arguments: [
    "<dict/>", "<string/>", "<dict><key>CFBundleName</key><string>A</string></dict>",
  ])
  func `what is no screen has one error`(root: String) throws {
    let load = try load(root)
    #expect(load.diagnostics.count == 1)
    #expect(load.diagnostics.first?.severity == .error)
    #expect(load.catalog.sections.isEmpty)
  }

  @Test func `one section alone is reported, with the array that is missing around it`() throws {
    let load = try load(section("grid", poster))
    #expect(load.reports == ["wrong-value-type <dict>"])
    #expect(load.diagnostics.first?.message.contains("array of sections") == true)
  }

  @Test(arguments: [("good", false), ("19.90", true), ("19,90", false), ("", false)])
  func `a price may be written as a string, if it is a number`(text: String, isNumber: Bool) throws
  {
    let course =
      "<key>title</key><string>A</string><key>author</key><string>B</string>"
      + "<key>imageName</key><string>cat</string><key>reviewCount</key><integer>1</integer>"
      + "<key>rating</key><integer>4</integer><key>price</key><string>\(text)</string>"
    let load = try load("<array>\(section("courseSwimlane", course))</array>")
    #expect(
      load.reports == (isNumber ? [] : ["wrong-value-type <string>\(text)</string>"]))
    // In an author's words, not in those of the decoder.
    #expect(load.diagnostics.allSatisfy { $0.message.hasPrefix("'price' ") })
  }
}
