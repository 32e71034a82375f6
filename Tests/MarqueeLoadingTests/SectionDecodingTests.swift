import Foundation
import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList
import Testing

/// The form in which sections are passed to the decoder does not change their values.
@Suite struct SectionDecodingTests {
  /// Values of strings as authors may write them.
  private static let strings = [
    "<string>A cat</string>", "<string></string>", "<string/>", "<string >x</string >",
    "<string>  around \n\t </string>", "<string>Tom &amp; &lt;Jerry&gt; &quot;&apos;</string>",
    "<string>&#x1F600;&#233;&#xE9;</string>", "<string>😀 흥미진진•드라마</string>",
    "<string><![CDATA[<b>&amp;</b>]]> and <![CDATA[]]>more</string>", "<string>]] ></string>",
    "<string>@AGO</string>", "<string>e\u{301} \u{FEFF}</string>", "<string>a\r\nb</string>",
  ]

  /// Ranks as authors may write them.
  private static let integers = [
    "<integer>1</integer>", "<integer>0x1F</integer>", "<integer>+7</integer>",
    "<integer>9223372036854775807</integer>",
  ]

  /// A section of each kind of unusual content, between two ordinary ones.
  private static let sections = [
    section("rank", [item("cat", rest: "<key>rank</key><integer>1</integer>")], "<!-- c -->"),
    section("grid", [item("cat", rest: "<!-- a comment -->")]),
    section("grid", [item("cat"), item("dog", rest: "<key>color</key><string>red</string>")]),
    section("grid", [item("cat")], "<key>when</key><date>2024-12-31T23:59:59Z</date>"),
    section("grid", [item("cat")], "<key>bytes</key><data>AAEC</data>"),
    section("grid", [item("cat")], "<key>far</key><real>-1.5e300</real>"),
    section("grid", [item("cat")], "<key>big</key><integer>18446744073709551615</integer>"),
    section("grid", [item("cat")], "<key></key><dict><key>CF$UID</key><integer>1</integer></dict>"),
    section("main", [item("cat")], "<key>selection</key><string>first</string>"),
    section("large", [item("cat")], "<key>id</key><string>mine</string>"),
    section("categories", ["<key>titles</key><array><string>A</string></array>"]),
    section("textHeader", ["<key>text</key><string>A</string>"]),
    section(
      "mainBanner",
      [
        "<key>imageName</key><string>a</string><key>title</key><string>b</string>"
          + "<key>caption</key><string>c</string>"
      ]),
    section("grid", [item("cat")]).replacing("contentItem", with: "contentItems"),
    """
    <dict><key>contentItem</key><array><dict><key>imageName</key><string>cat</string>
    <key>id</key><string>i</string><key>description</key><string>A cat</string></dict></array>
    <key>sectionName</key><string>Behind</string><key>sectionType</key>
    <string><![CDATA[basic]]></string></dict>
    """,
  ]

  /// Expects the same catalog as from the plain load of an app.
  private func expectSame(
    _ sections: [String], contentModel: ContentModel = .builtIn,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = "<plist version=\"1.0\"><array>\(sections.joined(separator: "\n"))</array></plist>"
    let plain = try Catalog(propertyList: Data(text.utf8), contentModel: contentModel)
    let reading = PropertyListDocument.read(Array(text.utf8), name: "Test.plist")
    let document = reading.document
    let (checked, _) = CheckedLoad.load(document, contentModel: contentModel)
    #expect(checked.catalog == plain, sourceLocation: sourceLocation)
    #expect(plain.sections.count == sections.count, sourceLocation: sourceLocation)
  }

  private static let ordinary = section("grid", [item("cat"), item("dog")])

  private static func section(_ type: String, _ items: [String], _ rest: String = "") -> String {
    "<dict><key>sectionType</key><string>\(type)</string>"
      + "<key>sectionName</key><string>Animals</string>\(rest)<key>contentItem</key><array>"
      + items.map { "<dict>\($0)</dict>" }.joined() + "</array></dict>"
  }

  private static func item(_ name: String, rest: String = "") -> String {
    "<key>description</key><string>A \(name)</string>"
      + "<key>imageName</key><string>\(name)</string>\(rest)"
  }

  @Test(arguments: strings) func `a string keeps its text`(_ string: String) throws {
    let item =
      "<key>description</key>\(string)<key>id</key>\(string)<key>imageName</key>\(string)"
    let row = "<key>secondaryText</key>\(string)<key>text</key>\(string)"
    try expectSame([
      Self.ordinary, Self.section("grid", [item, item], "<key>id</key>\(string)"),
      Self.section("list", [row, row]), Self.ordinary,
    ])
  }

  /// Kinds with custom fields: leaves, lists and groups, with and without a default value.
  private static let ownModel: ContentModel = {
    let actor: [Field] = [
      Field("name", .text, .required, ""), Field("age", .integer(atLeast: 0), .optional, ""),
      Field("role", .text, .optional, "", defaultValue: .text("Guest")),
    ]
    let fields: [Field] = [
      Field("title", .text, .required, ""), Field("score", .decimal, .optional, ""),
      Field("isNew", .boolean, .optional, ""), Field("premiere", .date, .optional, ""),
      Field("genres", .list(Field("genre", .text, .optional, "")), .optional, ""),
      Field("cast", .list(Field("actor", .group(actor), .optional, "")), .optional, ""),
      Field("studio", .group(actor), .optional, ""),
    ]
    let film = ItemKind(authored: "film", fields: fields)
    let poster = ItemKind(
      authored: "extra", extending: .poster,
      fields: [Field("genres", .list(Field("genre", .text, .optional, "")), .optional, "")])
    return ContentModel(
      itemKinds: [film, poster],
      sectionTypes: [
        SectionType(
          authored: "films", itemKind: film, layout: .basic,
          fields: [
            Field("sponsor", .text, .optional, ""),
            Field("reason", .text, .optional, "", defaultValue: .text("New")),
          ]),
        SectionType(authored: "extras", itemKind: poster, layout: .basic),
      ])
  }()

  @Test(arguments: strings) func `a field of the authors' own keeps its value`(
    _ string: String
  ) throws {
    let actor = "<dict><key>name</key>\(string)<key>age</key><integer>0x1F</integer></dict>"
    let film = """
      <key>cast</key><array>\(actor)<dict><key>name</key>\(string)</dict></array>
      <key>title</key>\(string)<key>genres</key><array>\(string)<string>b</string></array>
      <key>studio</key>\(actor)<key>score</key><real>19.90</real><key>isNew</key><true/>
      <key>premiere</key><date>2024-12-31T23:59:59Z</date><key>link</key>\(string)
      """
    let extra = Self.item("cat", rest: "<key>genres</key><array>\(string)</array>")
    try expectSame(
      [
        Self.ordinary,
        Self.section(
          "films", [film, "<key>title</key>\(string)"], "<key>sponsor</key>\(string)"),
        Self.section("films", [film, "<key>title</key>\(string)", film]),
        Self.section("extras", [extra, Self.item("dog"), extra]),
      ], contentModel: Self.ownModel)
  }

  @Test(arguments: integers) func `a rank keeps its value`(_ integer: String) throws {
    let ranked = Self.item("cat", rest: "<key>rank</key>\(integer)")
    try expectSame([Self.ordinary, Self.section("rank", [Self.item("dog"), ranked])])
  }

  @Test(arguments: sections) func `an unusual section keeps all it has`(_ section: String) throws {
    try expectSame([Self.ordinary, section, Self.ordinary])
  }

  @Test(arguments: 0..<8) func `fields may be absent from some items`(_ mask: Int) throws {
    let optional = ["id", "secondaryText", "imageName"]
    let rows = (0..<8).map { other in
      optional.indices.filter { (mask ^ other) & 1 << $0 != 0 }.map { position in
        "<key>\(optional[position])</key><string>\(optional[position]) \(other)</string>"
      }.joined() + "<key>text</key><string>Row \(other)</string>"
    }
    try expectSame([Self.ordinary, Self.section("list", rows), Self.section("list", [rows[mask]])])
  }

  @Test func `numbers keep their digits`() throws {
    let course = """
      <key>tag</key><string>New</string><key>price</key><real>19.90</real>
      <key>reviewCount</key><integer>0x10</integer><key>rating</key><real>4.50</real>
      <key>author</key><string>Ada</string><key>title</key><string>Clay</string>
      <key>imageName</key><string>clay</string>
      """
    let text =
      "<plist version=\"1.0\"><array>"
      + Self.section("courseSwimlane", [course, course]) + Self.ordinary + "</array></plist>"
    let reading = PropertyListDocument.read(Array(text.utf8), name: "Test.plist")
    let document = reading.document
    let (checked, _) = CheckedLoad.load(document, contentModel: .builtIn)
    let courses = checked.catalog.sections[0].items.compactMap { $0.content as? Course }
    #expect(courses.map(\.price.text) == ["19.90", "19.90"])
    #expect(courses.map(\.rating.text) == ["4.50", "4.50"])
    #expect(courses.map(\.reviewCount) == [16, 16])
    #expect(courses.map(\.tag) == ["New", "New"])
  }
}
