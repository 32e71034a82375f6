import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

@Suite struct TypedReadingTests {
  private struct Film: Decodable, Hashable {
    struct Part: Decodable, Hashable {
      var name: String
      var role: String
    }

    var id: String
    var title: String
    var price: Decimal
    var premiere: Date?
    var cast: [Part]
    var isNew: Bool
  }

  private struct Title: Decodable, Hashable {
    var title: String
  }

  private static let film = ItemKind(
    authored: "film",
    fields: [
      Field("title", .text, .required, ""),
      Field("price", .decimal, .required, ""),
      Field("premiere", .date, .optional, ""),
      Field(
        "cast",
        .list(
          Field(
            "cast",
            .group([
              Field("name", .text, .required, ""),
              Field("role", .text, .optional, "", defaultValue: .text("support")),
            ]), .optional, "")), .required, ""),
      Field("isNew", .boolean, .optional, "", defaultValue: .boolean(false)),
    ])

  private static let model = ContentModel(
    itemKinds: [film],
    sectionTypes: [SectionType(authored: "films", itemKind: film, layout: .basic)])

  private static let propertyList = Data(
    """
    <plist version="1.0"><array><dict>
    <key>id</key><string>top10</string>
    <key>sectionType</key><string>films</string>
    <key>sectionName</key><string>Top 10</string>
    <key>contentItems</key><array>
    <dict><key>id</key><string>storm</string><key>title</key><string>Storm</string>
    <key>price</key><string>12345678901234567.89</string>
    <key>premiere</key><date>2001-01-01T00:01:00Z</date>
    <key>isNew</key><true/>
    <key>cast</key><array><dict><key>name</key><string>Ida</string></dict></array></dict>
    <dict><key>id</key><string>orbit</string><key>title</key><string>Orbit</string>
    <key>price</key><integer>7</integer><key>cast</key><array/></dict>
    </array></dict></array></plist>
    """.utf8)

  private static let films = [
    Film(
      id: "storm", title: "Storm", price: Decimal(string: "12345678901234567.89") ?? 0,
      premiere: Date(timeIntervalSinceReferenceDate: 60),
      cast: [Film.Part(name: "Ida", role: "support")], isNew: true),
    Film(id: "orbit", title: "Orbit", price: 7, cast: [], isNew: false),
  ]

  private func screen() throws -> Screen {
    Screen(try Catalog(propertyList: Self.propertyList, contentModel: Self.model))
  }

  @Test func `the items of a section become values of an app's own type`() throws {
    let section = try #require(try screen()[section: "top10"])
    #expect(try section.items(as: Film.self) == Self.films)
  }

  @Test func `an item becomes a value of an app's own type`() throws {
    let item = try #require(try screen().item(id: "storm"))
    #expect(try item.decode(Film.self) == Self.films[0])
  }

  @Test func `a screen that was read from JSON gives equal values`() throws {
    let read = try Screen(json: try screen().json())
    #expect(try read[section: "top10"]?.items(as: Film.self) == Self.films)
  }

  @Test func `a type without an identifier and with few fields is accepted`() throws {
    let section = try #require(try screen()[section: "top10"])
    #expect(try section.items(as: Title.self) == [Title(title: "Storm"), Title(title: "Orbit")])
  }

  @Test func `the model of a built-in kind is such a type`() throws {
    let poster = Poster(id: "train", description: "A train", imageName: "train")
    let catalog = Catalog(
      sections: [CatalogSection(type: .basic, name: "Trains", items: [.poster(poster)])])
    let item = try #require(Screen(catalog).item(id: "train"))
    #expect(try item.decode(Poster.self) == poster)
  }

  @Test func `an error names the position and the key`() throws {
    struct Premiere: Decodable {
      var premiere: Date
    }
    let section = try #require(try screen()[section: "top10"])
    let error = #expect(throws: DecodingError.self) { try section.items(as: Premiere.self) }
    guard case .keyNotFound(let key, let context) = error else {
      Issue.record("expected a missing key, and got \(String(describing: error))")
      return
    }
    #expect(key.stringValue == "premiere")
    #expect(context.codingPath.map(\.intValue) == [1])
  }

  @Test func `an unknown identifier is no section`() throws {
    #expect(try screen()[section: "top11"] == nil)
  }
}
