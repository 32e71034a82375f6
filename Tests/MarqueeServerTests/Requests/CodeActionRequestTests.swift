import Foundation
import TestSupport
import Testing

/// What can be done about a place.
@Suite struct CodeActionRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  private static let spaces = ServerClient.screen("reef", "tide")
    .replacing("Top", with: "For  kids")

  private mutating func actions(
    _ marked: String, in text: String, only: [String]? = nil
  ) throws -> [[String: Any]] {
    try client.start()
    try client.open(home, text)
    var params = try client.range(home, marked, in: text)
    params["context"] = only.map { ["diagnostics": [Any](), "only": $0] as [String: Any] }
    return try client.list("textDocument/codeAction", params)
  }

  private func titles(_ actions: [[String: Any]]) -> [String] {
    actions.compactMap { $0["title"] as? String }
  }

  private func applying(
    _ title: String, _ actions: [[String: Any]], to text: String
  ) throws -> [String: String] {
    let action = try #require(actions.first { $0["title"] as? String == title })
    return try client.applying(action["edit"], unsaved: ["Home.plist": text])
  }

  // MARK: Fixes and allowances

  @Test mutating func `a fix, and two ways to allow, are offered`() throws {
    let actions = try actions("For |", in: Self.spaces)
    #expect(
      titles(actions) == [
        "leave one space", "Allow 'white-space' here",
        "Allow 'white-space' in Marquee.plist", "Apply all safe fixes (1)",
      ])
    #expect(actions.map { $0["isPreferred"] as? Bool } == [true, false, false, nil])
    #expect(
      actions.map { ($0["diagnostics"] as? [[String: Any]])?.map { $0["code"] as? String } } == [
        ["white-space"], ["white-space"], ["white-space"], nil,
      ])
    for title in ["leave one space", "Apply all safe fixes (1)"] {
      #expect(
        try applying(title, actions, to: Self.spaces)
          == ["Home.plist": Self.spaces.replacing("For  kids", with: "For kids")])
    }
  }

  /// A screen in one line, with faults that have fixes.
  private static func line(_ count: Int) -> String {
    let items = (1000..<1000 + count).map {
      "<dict><key>text</key><string>Text  \($0)</string></dict>"
    }
    return ServerClient.section(items, type: "list").replacing("\n", with: "")
  }

  @Test mutating func `only the first of many faults have actions of their own`() throws {
    let text = Self.line(300)
    try client.start()
    try client.open(home, text)
    var params = client.document(home)
    params["range"] = [
      "start": ["line": 0, "character": 0], "end": ["line": 0, "character": text.utf16.count],
    ]
    let actions = titles(try client.list("textDocument/codeAction", params))
    #expect(actions.count { $0 == "leave one space" } == 100)
    #expect(actions.count { $0 == "Allow 'white-space' here" } == 100)
    #expect(actions.last == "Apply all safe fixes (300)")
  }

  @Test(arguments: [300] + (Sample.isComplete ? [5100] : []))
  mutating func `very many edits are one`(count: Int) throws {
    let text = Self.line(count)
    let actions = try actions("<key>sectionType|", in: text, only: ["source.fixAll"])
    let changes = (actions.first?["edit"] as? [String: Any])?["changes"] as? [String: [Any]]
    #expect(changes?.values.first?.count == (count < 5000 ? count : 1))
    #expect(
      try applying("Apply all safe fixes (\(count))", actions, to: text)
        == ["Home.plist": text.replacing("Text  ", with: "Text ")])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  mutating func `a comment has the line break and the indentation of its place`(
    lineBreak: String
  ) throws {
    let text = Self.spaces.replacing("<string>For", with: "\n\t <string>For")
      .replacing("\n", with: lineBreak)
    try client.start()
    try client.open(home, text)
    let edits = try client.list(
      "textDocument/codeAction",
      client.document(home).merging(
        [
          "range": [
            "start": ["line": 5, "character": 15], "end": ["line": 5, "character": 15],
          ]
        ]) { $1 })
    let changes =
      (edits.first { $0["title"] as? String == "Allow 'white-space' here" }?["edit"]
      as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    #expect(
      changes?.values.first?.first?["newText"] as? String
        == "<!-- marquee:allow white-space the reason -->\(lineBreak)\t ")
  }

  @Test mutating func `all safe fixes are those of the command`() throws {
    let titles = "<string>R&amp;amp;B</string><string>R&amp;B</string>"
    let categories =
      "<dict><key>sectionType</key><string>categories</string><key>contentItem</key><array><dict>"
      + "<key>titles</key><array>\(titles)</array></dict></array></dict>\n</array>\n</plist>"
    let end = try #require(Self.spaces.range(of: "</array>", options: .backwards))
    let text = String(Self.spaces[..<end.lowerBound]) + categories + "\n"
    let actions = try actions("For |", in: text, only: ["source.fixAll"])
    #expect(self.titles(actions) == ["Apply all safe fixes (1)"])
    #expect(
      try applying("Apply all safe fixes (1)", actions, to: text)
        == ["Home.plist": text.replacing("For  kids", with: "For kids")])
  }

  @Test mutating func `all safe fixes are applied beside a fault of the text`() throws {
    let good = ServerClient.screen("reef", "tide")
    let text = good.replacing("Top", with: "Tom & Ann").replacing("</plist>", with: "")
    let actions = try actions("Tom |", in: text, only: ["source.fixAll"])
    #expect(titles(actions) == ["Apply all safe fixes (1)"])
    #expect(
      try applying("Apply all safe fixes (1)", actions, to: text)
        == ["Home.plist": text.replacing("&", with: "&amp;")])
  }

  @Test mutating func `a comment goes before an element with CDATA`() throws {
    let text = Self.spaces.replacing(
      "<string>For  kids</string>", with: "<string><![CDATA[For  kids]]></string>")
    let actions = try actions("For |", in: text)
    let comment = "<!-- marquee:allow white-space the reason -->\n"
    #expect(
      try applying("Allow 'white-space' here", actions, to: text)
        == ["Home.plist": text.replacing("<string><![CDATA[", with: "\(comment)<string><![CDATA[")])
  }

  @Test mutating func `a comment allows a rule in front of the element`() throws {
    let actions = try actions("For |", in: Self.spaces)
    let comment = "<!-- marquee:allow white-space the reason -->\n"
    #expect(
      try applying("Allow 'white-space' here", actions, to: Self.spaces)
        == [
          "Home.plist": Self.spaces.replacing(
            "<string>For  kids", with: "\(comment)<string>For  kids")
        ])
  }

  @Test(arguments: [
    (
      "<dict/>",
      "<dict>\n\t<key>rules</key>\n\t<dict>\n\t\t<key>white-space</key>\n"
        + "\t\t<string>off</string>\n\t</dict>\n</dict>"
    ),
    (
      "<dict>\n<key>currency</key><string>EUR</string>\n</dict>",
      "<dict>\n<key>currency</key><string>EUR</string>\n\t<key>rules</key>\n\t<dict>\n"
        + "\t\t<key>white-space</key>\n\t\t<string>off</string>\n\t</dict>\n</dict>"
    ),
    (
      "<dict>\n\t<key>rules</key>\n\t<dict>\n\t</dict>\n</dict>",
      "<dict>\n\t<key>rules</key>\n\t<dict>\n\t\t<key>white-space</key>\n"
        + "\t\t<string>off</string>\n\t</dict>\n</dict>"
    ),
    (
      "<dict><key>rules</key><dict><key>white-space</key><string>note</string></dict></dict>",
      "<dict><key>rules</key><dict><key>white-space</key><string>off</string></dict></dict>"
    ),
  ])
  mutating func `the settings allow a rule everywhere`(old: String, new: String) throws {
    try client.folder.write(ServerClient.plist(old), to: "Content/Marquee.plist")
    let actions = try actions("For |", in: Self.spaces)
    #expect(
      try applying("Allow 'white-space' in Marquee.plist", actions, to: Self.spaces)
        == ["Marquee.plist": ServerClient.plist(new)])
  }

  @Test mutating func `an entry of the baseline hides what was found`() throws {
    try client.folder.write(
      ServerClient.plist("<dict><key>baseline</key><string>known.json</string></dict>"),
      to: "Content/Marquee.plist")
    try client.folder.write(
      "{\n  \"version\": 1,\n  \"entries\": []\n}\n", to: "Content/known.json")
    let actions = try actions("For |", in: Self.spaces)
    let texts = try applying(
      "Add 'white-space' here to the baseline", actions, to: Self.spaces)
    let text = try #require(texts["known.json"])
    #expect(
      text.hasPrefix(
        "{\n  \"version\": 1,\n  \"entries\": [\n"
          + "    {\"file\":\"Home.plist\",\"rule\":\"repeated-space\","))
    try client.folder.write(text, to: "Content/known.json")
    client.lookAtDisk()
    let report = try client.request("textDocument/diagnostic", client.document(home))
    #expect(((report as? [String: Any])?["items"] as? [Any])?.count == 0)
    #expect(try client.told() == [:])
  }

  @Test mutating func `an error is neither allowed nor accepted`() throws {
    let text = ServerClient.screen("reef", "tdie")
    let found = titles(try actions("td|ie", in: text))
    #expect(!found.contains { $0.contains("Allow") || $0.contains("baseline") })
  }

  @Test(arguments: [
    (["quickfix"], 3), (["source"], 1), (["source.fixAll"], 1), (["source.organizeImports"], 0),
    (["refactor"], 0), ([], 0), ([""], 4),
  ])
  mutating func `only the kinds that are wanted are offered`(only: [String], count: Int) throws {
    #expect(try actions("For |", in: Self.spaces, only: only).count == count)
  }

  // MARK: Order

  private static let three = ServerClient.section(
    [
      "<!-- a -->", "<string>reef</string> <!-- b -->", "<string>tide</string>",
      "<!-- c -->", "<string>reef</string>",
    ], type: "basic")

  @Test mutating func `an item moves with its comments`() throws {
    let actions = try actions("ti|de", in: Self.three, only: ["refactor"])
    #expect(titles(actions) == ["Move this item up", "Move this item down"])
    #expect(
      try applying("Move this item up", actions, to: Self.three)["Home.plist"]
        == ServerClient.section(
          [
            "<string>tide</string>", "<!-- a -->", "<string>reef</string> <!-- b -->",
            "<!-- c -->", "<string>reef</string>",
          ], type: "basic"))
    #expect(
      try applying("Move this item down", actions, to: Self.three)["Home.plist"]
        == ServerClient.section(
          [
            "<!-- a -->", "<string>reef</string> <!-- b -->", "<!-- c -->",
            "<string>reef</string>", "<string>tide</string>",
          ], type: "basic"))
  }

  @Test mutating func `a section moves if the cursor is in none of its items`() throws {
    func section(_ name: String) -> String {
      "<dict><key>sectionType</key><string>basic</string><key>sectionName</key>"
        + "<string>\(name)</string><key>contentItem</key><array><string>reef</string></array></dict>"
    }
    let text = ServerClient.plist("<array>\(section("A"))\(section("B"))</array>")
    let actions = try actions("<string>|A", in: text, only: ["refactor"])
    #expect(titles(actions) == ["Move this section down"])
    #expect(
      try applying("Move this section down", actions, to: text)["Home.plist"]
        == ServerClient.plist("<array>\(section("B"))\(section("A"))</array>"))
  }

  @Test mutating func `the items of a ranking are numbered in their order`() throws {
    func item(_ name: String, _ rank: String) -> String {
      "<dict>\n\t<key>item</key><string>\(name)</string>\n\(rank)</dict>"
    }
    func rank(_ number: Int) -> String { "\t<key>rank</key><integer>\(number)</integer>\n" }
    let text = ServerClient.section(
      [item("reef", rank(3)), item("tide", ""), item("reef", rank(3))], type: "rank")
    let actions = try actions("re|ef", in: text, only: ["refactor.rewrite"])
    let title = "Number the items from 1"
    #expect(titles(actions).contains(title))
    #expect(
      try applying(title, actions, to: text)["Home.plist"]
        == ServerClient.section(
          [
            item("reef", rank(1)),
            item("tide", "\t<key>rank</key>\n\t<integer>2</integer>\n"), item("reef", rank(3)),
          ], type: "rank"))
  }

  @Test mutating func `items without ranks are not numbered`() throws {
    let actions = try actions("re|ef", in: ServerClient.screen("reef", "tide"))
    #expect(titles(actions) == ["Move this item down"])
  }

  @Test mutating func `a document with a syntax error has only its fixes`() throws {
    try client.start()
    try client.open(home)
    _ = try client.told()
    let broken = Self.spaces.replacing("</string>\n<key>contentItem", with: "\n<key>contentItem")
    try client.change(home, to: broken)
    let params = try client.range(home, "For |", in: broken)
    let found = titles(try client.list("textDocument/codeAction", params))
    #expect(!found.contains { $0.hasPrefix("Allow") || $0.hasPrefix("Move") })
  }
}
