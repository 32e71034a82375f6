import Foundation
import MarqueeCatalog
import Testing

@Suite struct TypedSectionTests {
  private struct Film: Decodable, Hashable {
    var title: String
  }

  private func sections(_ body: String) throws -> [TypedSection<Film>] {
    let data = Data("<plist version=\"1.0\"><array><dict>\(body)</dict></array></plist>".utf8)
    return try PropertyListDecoder().decode([TypedSection<Film>].self, from: data)
  }

  @Test(arguments: ["contentItem", "contentItems"])
  func `a section is read with items of an app's own`(key: String) throws {
    let read = try sections(
      """
      <key>id</key><string>top10</string><key>sectionType</key><string>films</string>
      <key>sectionName</key><string>Top 10</string><key>layout</key><string>wide</string>
      <key>link</key><string>screen:Films</string><key>note</key><true/>
      <key>\(key)</key><array><dict><key>title</key><string>Storm</string></dict></array>
      """)
    #expect(
      read == [
        TypedSection(
          id: "top10", type: "films", name: "Top 10", layout: "wide", link: "screen:Films",
          items: [Film(title: "Storm")])
      ])
  }

  @Test func `only the type and the items are needed`() throws {
    let read = try sections(
      "<key>sectionType</key><string>x</string><key>contentItem</key><array/>")
    #expect(read == [TypedSection(type: "x", items: [])])
  }

  @Test(arguments: [
    "<key>sectionType</key><string>x</string>", "<key>contentItem</key><array/>",
    "<key>sectionType</key><string>x</string><key>contentItem</key><array><dict/></array>",
  ])
  func `a section that lacks something is an error`(body: String) {
    #expect(throws: DecodingError.self) { try sections(body) }
  }
}
