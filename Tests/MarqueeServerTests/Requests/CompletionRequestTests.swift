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
    #expect(rules.contains("white-space"))
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

  @Test(
    arguments: [
      ("rank", "<string>|</string>", ["reef", "tide", "dune", "moon"]),
      ("rank", "<string>re|ef</string>", ["reef", "tide", "dune", "moon"]),
      ("rank", "<string>|</string><string>reef</string>", ["reef", "tide", "dune"]),
      ("rank", "<string>|</string><string>dune</string>", ["reef", "tide", "dune"]),
      ("rank", "<string>re|ef</string><string>moon</string>", ["moon"]),
      ("rank", "<string>gone</string><string>moon</string><string>|</string>", ["moon"]),
      ("rank", "<string>moon</string><dict><key>item</key><string>|</string></dict>", ["moon"]),
      (
        "rank", "<dict><key>item</key><string>|</string></dict>", ["reef", "tide", "dune", "moon"]
      ),
      ("basic", "<string>|</string>", ["reef", "tide", "dune"]),
      ("basic", "<string>dune</string><string>|</string>", ["reef", "tide", "dune"]),
      ("basic", "<dict><key>item</key><string>|</string></dict>", ["reef", "tide", "dune"]),
    ])
  mutating func `the names are offered that a check accepts`(
    type: String, marked: String, expected: [String]
  ) throws {
    try client.writeFilms()
    let text = ServerClient.section([marked.replacing("|", with: "")], type: type)
    let offered = try items(marked, in: text)
    #expect(labels(offered) == expected)
    // Each name that is left out is an error in this place, and no other is.
    for name in ["reef", "tide", "dune", "moon", "fact"] {
      let edit = offered.first?["textEdit"] as? [String: Any]
      let text = try client.applying(
        [["range": try #require(edit?["range"]), "newText": name]], to: text)
      try client.change(home, to: text)
      let report =
        try client.request("textDocument/diagnostic", client.document(home)) as? [String: Any]
      let found = report?["items"] as? [[String: Any]] ?? []
      let isWrong = found.contains {
        ($0["message"] as? String)?.contains(" is of the kind ") == true
      }
      #expect(isWrong == !expected.contains(name), "\(name)")
    }
  }

  @Test(arguments: [
    ("<dict><key>item</key><string>dune</string>\n|</dict>", "code", true),
    ("<dict><key>item</key><string>reef</string>\n|</dict>", "code", false),
    ("<string>dune</string><dict><key>item</key><string>dune</string>\n|</dict>", "code", true),
    ("<string>dune</string>\n|", "dune", true), ("<string>moon</string>\n|", "reef", false),
    ("\n|<string>reef</string>", "reef", true),
  ])
  mutating func `fields and names are those of the kind that a section shows`(
    marked: String, name: String, isOffered: Bool
  ) throws {
    try client.writeFilms()
    let text = ServerClient.section([marked.replacing("|", with: "")], type: "rank")
    #expect(try labels(items(marked, in: text)).contains(name) == isOffered)
  }

  @Test(arguments: [
    ("<key>kind</key><string>|</string>", ["film", "poster"]),
    ("<key>kind</key><string>film</string><key>orderBy</key><string>|</string>", ["code"]),
  ])
  mutating func `a query of a ranking names a kind, and fields of it`(
    marked: String, names: [String]
  ) throws {
    try client.writeFilms()
    let query = marked.replacing("|", with: "")
    let text = ServerClient.plist(
      """
      <array><dict><key>sectionType</key><string>rank</string>
      <key>query</key><dict>\(query)</dict></dict></array>
      """)
    #expect(Set(names).isSubset(of: Set(try labels(items(marked, in: text)))))
  }

  // MARK: Edits

  private static func member(_ text: String) -> String {
    ServerClient.screen("reef").replacing(
      "<key>sectionName</key><string>Top</string>", with: text)
  }

  @Test(arguments: [
    ("<key>|\n", "id", "<key>id</key>\n<string></string>\n"),
    ("<key>i|", "id", "<key>id</key>\n<string></string>"),
    ("<key>i|d  ", "id", "<key>id</key>\n<string></string>"),
    (
      "<key>sec|\n<string>Top</string>", "sectionName",
      "<key>sectionName</key>\n<string>Top</string>"
    ),
    ("<key>sec|<string>Top</string>", "sectionName", "<key>sectionName</key><string>Top</string>"),
    (
      "<key>sec|\n</key><string>Top</string>", "sectionName",
      "<key>sectionName\n</key><string>Top</string>"
    ),
    (
      "<key>link</key>\n<string>scr|", "screen:Home",
      "<key>link</key>\n<string>screen:Home</string>"
    ),
    ("<key>link</key>\n<string>|", "screen:Home", "<key>link</key>\n<string>screen:Home</string>"),
    (
      "<key>link</key>\n<string>|\n</string>", "screen:Home",
      "<key>link</key>\n<string>screen:Home\n</string>"
    ),
    (
      "<key>link</key>\n<string>\n|\n</string>", "screen:Home",
      "<key>link</key>\n<string>\nscreen:Home\n</string>"
    ),
  ])
  mutating func `an edit stays in its line, and writes the tag that is missing`(
    marked: String, label: String, result: String
  ) throws {
    let text = Self.member(marked.replacing("|", with: ""))
    let items = try items(marked, in: text, [:])
    let item = try #require(items.first { $0["label"] as? String == label })
    let edit = try #require(item["textEdit"] as? [String: Any])
    #expect(try client.applying([edit], to: text) == Self.member(result))
  }

  @Test(arguments: [
    member("<key>sec\n"), member("<key>link</key>\n<string>sc\n"), member("<key\n>a</key>"),
    member("<!-- marquee:allow rep\n -->"), member("<key>a\nb</key><string>\nc\n</string>"),
    "<plist>\n<", "<plist>\n<array>\n<dict>\n<key>\n",
  ])
  mutating func `at any place an edit is in the cursor's line`(text: String) throws {
    try client.start()
    try client.open(home, text)
    for (line, words) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for character in 0...words.utf16.count {
        let items = try client.list(
          "textDocument/completion", client.place(home, line, character))
        for item in items {
          let edit = try #require(item["textEdit"] as? [String: Any])
          let range = try #require(edit["range"] as? [String: [String: Int]])
          #expect(range["start"]?["line"] == line && range["end"]?["line"] == line)
          let start = try #require(range["start"]?["character"])
          let end = try #require(range["end"]?["character"])
          #expect(start <= character && character <= end)
        }
      }
    }
  }

  @Test mutating func `an image is offered with its size, and shown when asked`() throws {
    let capabilities = ["textDocument": ["completion": ["completionItem": [String: Any]()]]]
    try client.start(capabilities, options: ["images": true])
    try client.open("Content/Items.plist")
    let items = try client.list(
      "textDocument/completion",
      client.place("Content/Items.plist", "imageName</key><string>re|ef"))
    #expect(labels(items) == ["reef", "tide"])
    #expect(items.map { $0["detail"] as? String } == ["360×540 px", "360×540 px"])
    let item = try #require(items.first)
    #expect(item["documentation"] == nil)
    let resolved = try client.request("completionItem/resolve", item) as? [String: Any]
    let documentation = resolved?["documentation"] as? [String: String]
    #expect(documentation?["value"]?.contains("![](data:image/png;base64,") == true)
    #expect(resolved?["label"] as? String == "reef")
  }

  @Test mutating func `what is written about a suggestion has the form that the client prefers`()
    throws
  {
    let item: [String: Any] = ["snippetSupport": false, "documentationFormat": ["plaintext"]]
    let items = try items(
      "</string>\n|<key>sectionName", ["textDocument": ["completion": ["completionItem": item]]])
    let documentation = try #require(items.first?["documentation"] as? [String: String])
    #expect(documentation["kind"] == "plaintext")
    #expect(documentation["value"]?.contains("`") == false)
    let text = ServerClient.library
    try client.open("Content/Items.plist", text)
    let image = try #require(
      try client.list(
        "textDocument/completion",
        client.place("Content/Items.plist", "imageName</key><string>re|ef", in: text)
      ).first)
    let resolved = try client.request("completionItem/resolve", image) as? [String: Any]
    let shown = try #require(resolved?["documentation"] as? [String: String])
    #expect(shown["kind"] == "plaintext")
    #expect(shown["value"]?.hasPrefix("- reef.png: 360×540 px, ") == true)
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
