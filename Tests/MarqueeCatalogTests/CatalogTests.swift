import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

/// The plain load of an app.
@Suite struct CatalogTests {
  private func data(_ root: String) -> Data {
    Data("<plist version=\"1.0\">\(root)</plist>".utf8)
  }

  private func section(
    _ type: String, key: String = "contentItem", rest: String = "", item: String
  ) -> String {
    """
    <dict><key>sectionType</key><string>\(type)</string>\(rest)\
    <key>\(key)</key><array><dict>\(item)</dict></array></dict>
    """
  }

  private let poster =
    "<key>description</key><string>A cat</string><key>imageName</key><string>cat</string>"

  @Test func `the classic form is an array of sections`() throws {
    let name = "<key>sectionName</key><string>New</string>"
    let catalog = try Catalog(
      propertyList: data("<array>\(section("basic", rest: name, item: poster))</array>"))
    #expect(
      catalog
        == Catalog(sections: [
          CatalogSection(
            type: .basic, name: "New",
            items: [.poster(Poster(description: "A cat", imageName: "cat"))])
        ]))
    #expect(catalog.formatVersion == 1)
  }

  @Test func `the full form is a dictionary`() throws {
    let rest =
      "<key>id</key><string>top</string><key>layout</key><string>rows</string>"
      + "<key>selection</key><string>first</string>"
    let list =
      "<dict><key>list</key><dict><key>appearance</key><string>plain</string></dict></dict>"
    let catalog = try Catalog(
      propertyList: data(
        """
        <dict><key>formatVersion</key><integer>1</integer>
        <key>sections</key><array>\(section("main", rest: rest, item: poster))</array>
        <key>layouts</key><dict><key>rows</key>\(list)</dict></dict>
        """))
    let section = try #require(catalog.sections.first)
    #expect(section.id == "top")
    #expect(section.layout == "rows")
    #expect(section.selection == .first)
    #expect(catalog.layouts["rows"] == .list(ListConfiguration(appearance: .plain)))
  }

  @Test(
    arguments: [
      "interGroupSpacing", "contentInsets.top", "group.width.absolute", "group.height.estimated",
      "group.interItemSpacing.fixed", "header.width.fractionalWidth", "header.offset.x",
    ], ["nan", "inf", "-infinity", "1e309"])
  func `infinity is not a length, and neither is a value that is not a number`(
    place: String, number: String
  ) throws {
    let group =
      "<key>width</key><dict><key>absolute</key><real>1</real></dict><key>height</key>"
      + "<dict><key>absolute</key><real>2</real></dict>"
    let value = place.split(separator: ".").reversed().reduce("<real>\(number)</real>") {
      "<dict><key>\($1)</key>\($0)</dict>"
    }
    func layout(_ extra: String) -> String {
      extra.replacing("<key>group</key><dict>", with: "<key>group</key><dict>\(group)")
        .replacing("<key>header</key><dict>", with: "<key>header</key><dict>\(group)")
    }
    func catalog(_ layout: String) throws -> Catalog {
      try Catalog(
        propertyList: data(
          "<dict><key>sections</key><array/><key>layouts</key><dict><key>own</key>"
            + "\(layout)</dict></dict>"))
    }
    // A later key of a dictionary replaces an earlier one.
    let finite = layout(value).replacing("<real>\(number)</real>", with: "<real>3</real>")
    #expect(throws: Never.self) { try catalog(finite) }
    let error = #expect(throws: DecodingError.self) { try catalog(layout(value)) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "a number is too large, or is not a number")
  }

  @Test func `a binary property list loads as well`() throws {
    let object: [[String: Any]] = [
      ["sectionType": "list", "contentItem": [["text": "Help", "secondaryText": "Answers"]]]
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    let items = try Catalog(propertyList: data).sections.first?.items
    #expect(items == [.row(Row(text: "Help", secondaryText: "Answers"))])
  }

  @Test func `other spellings are read`() throws {
    let link = "<key>link</key><string>https://example.com</string>"
    let catalog = try Catalog(
      propertyList: data(
        "<array>\(section("grid", key: "contentItems", item: poster))"
          + "\(section("udemyBusinessBanner", item: link))</array>"))
    #expect(catalog.sections.map(\.type) == [.grid, .businessBanner])
    #expect(catalog.sections.map(\.items.count) == [1, 1])
  }

  @Test func `section types of the authors' own are known where they are given`() throws {
    let name = "<key>sectionName</key><string>For you</string>"
    let text = data("<array>\(section("recommend", rest: name, item: poster))</array>")
    let own = SectionType(authored: "recommend", itemKind: .poster, layout: .basic)
    let catalog = try Catalog(propertyList: text, contentModel: ContentModel(sectionTypes: [own]))
    #expect(catalog.sections.first?.type == own)
    #expect(own.showsName)
    #expect(own.lookType == .basic)
    #expect(throws: DecodingError.self) { try Catalog(propertyList: text) }
  }

  @Test func `a type of the authors' own does not replace a built-in one`() {
    let types = SectionTypes(authored: [
      SectionType(authored: "basic", itemKind: .row, layout: .list)
    ])
    #expect(types["basic"]?.itemKind == .poster)
    #expect(types.all == SectionType.builtIn)
  }

  @Test(
    arguments: [
      "<string>no screen</string>", "<dict/>", "<array><string>x</string></array>",
      "<array><dict><key>sectionType</key><string>basic</string></dict></array>",
    ])
  func `what is no screen is thrown`(root: String) {
    #expect(throws: DecodingError.self) { try Catalog(propertyList: data(root)) }
  }

  @Test func `bytes that are no property list are thrown, not trapped on`() {
    for text in ["", "{", "bplist00", "<plist>", "[1, 2]"] {
      #expect(throws: DecodingError.self, "\(text)") {
        try Catalog(propertyList: Data(text.utf8))
      }
    }
  }

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `a property list that is cut short is an error at every length`(
    encoding: String.Encoding
  ) throws {
    let text =
      "<?xml version=\"1.0\"?><!-- a --><plist version=\"1.0\"><array><![CDATA[x]]><true/></array>"
    let data = try #require(text.data(using: encoding))
    for length in 0..<data.count {
      #expect(throws: (any Error).self) { try Catalog(propertyList: data.prefix(length)) }
    }
    #expect(throws: (any Error).self) { try Catalog(propertyList: Data("<".utf8)) }
  }

  /// U+200D and U+0D0A have the bytes of CR and LF in UTF-16.
  @Test(
    arguments: zip(
      [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian],
      ["", "\u{FEFF}", "\u{FEFF}"]))
  func `line breaks are read as LF in every encoding, and nothing else changes`(
    encoding: String.Encoding, mark: String
  ) throws {
    let text = """
      \(mark)<plist version="1.0"><array><dict><key>sectionType</key><string>basic</string>\
      <key>sectionName</key><string>a\r\nb\rc\nd 👨\u{200D}👩\u{200D}👧 \u{0D0A}</string>\
      <key>contentItem</key><array/></dict></array></plist>
      """
    let data = try #require(text.data(using: encoding))
    let catalog = try Catalog(propertyList: data)
    #expect(catalog.sections.map(\.name) == ["a\nb\nc\nd 👨\u{200D}👩\u{200D}👧 \u{0D0A}"])
  }
}
