import Foundation
import TestSupport
import Testing

/// What can be written at a place.
@Suite struct CompletionRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  private static var snippets: [String: Any] {
    [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ]
  }

  private mutating func items(
    _ marked: String, in text: String = ServerClient.screen("reef", "tide"),
    file: String? = nil, _ capabilities: [String: Any] = snippets
  ) throws -> [[String: Any]] {
    let file = file ?? home
    try client.start(capabilities)
    try client.open(file, text)
    return try client.list(
      "textDocument/completion", client.place(file, marked, in: text))
  }

  private func labels(_ items: [[String: Any]]) -> [String] {
    items.compactMap { $0["label"] as? String }
  }

  private func text(_ item: [String: Any]?) -> String? {
    (item?["textEdit"] as? [String: Any])?["newText"] as? String
  }

  @Test mutating func `keys that fit are offered`() throws {
    let items = try items("</string>\n|<key>sectionName")
    #expect(labels(items) == ["id", "layout", "query", "link"])
    #expect(text(items.first) == "<key>id</key>\n<string>$1</string>")
    #expect(items.first?["insertTextFormat"] as? Int == 2)
  }

  @Test mutating func `the name of a key is replaced without its tags`() throws {
    let items = try items("<key>sect|ionName")
    #expect(labels(items).contains("sectionName"))
    #expect(text(items.first { $0["label"] as? String == "sectionName" }) == "sectionName")
  }

  @Test mutating func `a client without tab stops gets plain text`() throws {
    let items = try items("</string>\n|<key>sectionName", [:])
    #expect(text(items.first) == "<key>id</key>\n<string></string>")
    #expect(items.first?["insertTextFormat"] as? Int == 1)
  }

  @Test mutating func `values are offered`() throws {
    #expect(try labels(items("<string>ra|nk")).contains("courseSwimlane"))
    client = try ServerClient()
    #expect(try labels(items("<string>re|ef")) == ["reef", "tide"])
  }

  @Test mutating func `sections of each type, and items, are written with what they need`() throws {
    let empty = ServerClient.plist("<array>\n</array>")
    let sections = try items("<array>|", in: empty)
    #expect(labels(sections).prefix(2) == ["a section", "section basic"])
    #expect(
      text(sections.first { $0["label"] as? String == "section basic" }) == """
        <dict>
        \t<key>sectionType</key>
        \t<string>basic</string>
        \t<key>sectionName</key>
        \t<string>$1</string>
        \t<key>contentItem</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>description</key>
        \t\t\t<string>$2</string>
        \t\t\t<key>imageName</key>
        \t\t\t<string>$3</string>
        \t\t</dict>
        \t</array>
        </dict>
        """)
    client = try ServerClient()
    let items = try items("<array>\n|<string>reef")
    #expect(labels(items) == ["an item", "reef", "tide"])
    #expect(text(items.last) == "<string>tide</string>")
  }

  @Test(arguments: [
    ("<string>reef</|", "</string>"), ("<string>tide</string>\n</|", "</array>"),
    ("</array>\n</|", "</dict>"),
  ])
  mutating func `the tag is offered that closes what is open`(marked: String, tag: String) throws {
    let whole = ServerClient.screen("reef", "tide")
    let plain = marked.replacing("|", with: "")
    let end = try #require(whole.range(of: plain))
    let items = try items(marked, in: String(whole[..<end.upperBound]))
    #expect(labels(items) == [tag])
    #expect(text(items.first) == tag)
    let range = (items.first?["textEdit"] as? [String: Any])?["range"] as? [String: [String: Int]]
    let width = (range?["end"]?["character"] ?? 0) - (range?["start"]?["character"] ?? 0)
    #expect(width == 2)
  }

  @Test mutating func `rules are offered where a comment allows one, and in the settings`() throws {
    let text = ServerClient.screen("reef").replacing(
      "<key>sectionName", with: "<!-- marquee:allow rep -->\n<key>sectionName")
    let rules = try labels(items("allow rep|", in: text))
    #expect(rules.contains("repeated-space"))
    #expect(!rules.contains("property-list-syntax"))
    #expect(!rules.contains("unused-image"))
    client = try ServerClient()
    let settings = ServerClient.plist("<dict><key>rules</key><dict>\n</dict></dict>")
    let items = try items("<dict>|\n", in: settings, file: "Content/Marquee.plist")
    #expect(labels(items).contains("unused-image"))
    #expect(
      self.text(items.first { $0["label"] as? String == "unused-image" })
        == "<key>unused-image</key>\n<string>${1|off,note,warning,error|}</string>")
  }

  @Test mutating func `links to screens, sections and items are offered`() throws {
    let text = ServerClient.screen("reef").replacing(
      "<key>contentItem",
      with: "<key>id</key><string>top</string><key>link</key><string></string>\n<key>contentItem")
    try client.folder.write(text, to: home)
    let found = try labels(items("<key>link</key><string>|", in: text))
    #expect(found == ["item:reef", "section:top", "screen:Home"])
  }

  @Test mutating func `an image is offered with its size, and shown when asked`() throws {
    let items = try items(
      "imageName</key><string>re|ef", in: ServerClient.library, file: "Content/Items.plist")
    #expect(labels(items) == ["reef", "tide"])
    #expect(items.map { $0["detail"] as? String } == ["550×510 px", "550×510 px"])
    let item = try #require(items.first)
    #expect(item["documentation"] == nil)
    let resolved = try client.request("completionItem/resolve", item) as? [String: Any]
    let documentation = resolved?["documentation"] as? [String: String]
    #expect(documentation?["value"]?.contains("![](data:image/png;base64,") == true)
    #expect(resolved?["label"] as? String == "reef")
  }

  @Test(arguments: [
    ["uri": "file:///gone.plist", "image": "reef"], ["uri": "", "image": ""],
  ])
  mutating func `an item of a document that is gone stays as it is`(data: [String: String]) throws {
    let items = try items(
      "imageName</key><string>re|ef", in: ServerClient.library, file: "Content/Items.plist")
    var item = try #require(items.first)
    item["data"] = data
    let resolved = try client.request("completionItem/resolve", item) as? [String: Any]
    #expect(resolved?["documentation"] == nil)
    #expect(resolved?["label"] as? String == "reef")
  }

  @Test(arguments: [("extends", "row"), ("identity", "code"), ("identity", "description")])
  mutating func `kinds and fields are offered in the settings`(key: String, name: String) throws {
    let settings = ServerClient.plist(
      """
      <dict><key>itemKinds</key><dict><key>film</key><dict><key>extends</key><string>poster</string>
      <key>fields</key><dict><key>code</key><dict><key>kind</key><string>text</string></dict></dict>
      <key>identity</key><string>code</string></dict></dict></dict>
      """)
    let items = try items(
      "<key>\(key)</key><string>|", in: settings, file: "Content/Marquee.plist")
    #expect(labels(items).contains(name))
  }
}
