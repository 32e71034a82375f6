import Foundation
import MarqueeCompiler
import TestSupport
import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// The server as a client sees it: messages in, messages out.
@Suite struct ServerTests {
  private let folder: TemporaryFolder
  private var server = Server()
  private var number = 0

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(Self.library, to: "Content/Items.plist")
    try folder.write(Self.screen("reef", "tide"), to: "Content/Home.plist")
    try folder.write(PNGBytes.image(550, 510), to: "Content/reef.png")
    try folder.write(PNGBytes.image(550, 510, note: "t"), to: "Content/tide.png")
  }

  private static let library = """
    <plist version="1.0">
    <dict>
    <key>reef</key>
    <dict><key>kind</key><string>poster</string><key>description</key><string>Reef</string>\
    <key>imageName</key><string>reef</string></dict>
    <key>tide</key>
    <dict><key>kind</key><string>poster</string><key>description</key><string>Tide</string>\
    <key>imageName</key><string>tide</string></dict>
    </dict>
    </plist>
    """

  private static func screen(_ items: String..., type: String = "rank") -> String {
    """
    <plist version="1.0">
    <array>
    <dict>
    <key>sectionType</key><string>\(type)</string>
    <key>sectionName</key><string>Top</string>
    <key>contentItem</key>
    <array>
    \(items.map { "<string>\($0)</string>" }.joined(separator: "\n"))
    </array>
    </dict>
    </array>
    </plist>
    """
  }

  // MARK: A client

  private func uri(_ name: String) -> String {
    DocumentAddress.uri(ofPath: LocalFiles.target(of: folder.path(name)) ?? folder.path(name))
  }

  private mutating func send(_ message: [String: Any]) throws -> [[String: Any]] {
    let data = try JSONSerialization.data(withJSONObject: message)
    return try server.receive(Array(data)).map(Self.object)
  }

  private static func object(_ message: OutgoingMessage) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(message.bytes)) as? [String: Any])
  }

  private mutating func request(_ method: String, _ params: [String: Any] = [:]) throws -> Any? {
    number += 1
    let answers = try send([
      "jsonrpc": "2.0", "id": number, "method": method, "params": params,
    ])
    #expect(answers.count == 1)
    let answer = try #require(answers.first)
    #expect(answer["id"] as? Int == number)
    return answer["result"] ?? answer["error"]
  }

  private mutating func notify(_ method: String, _ params: [String: Any] = [:]) throws {
    #expect(try send(["jsonrpc": "2.0", "method": method, "params": params]).isEmpty)
  }

  private mutating func start(_ capabilities: [String: Any] = [:]) throws {
    _ = try request("initialize", ["capabilities": capabilities])
    try notify("initialized")
  }

  private mutating func open(_ name: String, _ text: String? = nil) throws {
    let text = try text ?? folder.text(name)
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri(name), "languageId": "xml", "version": 1, "text": text]])
  }

  private mutating func change(_ name: String, to text: String) throws {
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": 2],
        "contentChanges": [["text": text]],
      ])
  }

  /// The rules that the client is told of now, by file name.
  private mutating func told() throws -> [String: [String]] {
    var rules: [String: [String]] = [:]
    for message in try server.work().map(Self.object) {
      #expect(message["method"] as? String == "textDocument/publishDiagnostics")
      let params = message["params"] as? [String: Any]
      let name = (params?["uri"] as? String)?.split(separator: "/").last.map(String.init) ?? ""
      rules[name] = (params?["diagnostics"] as? [[String: Any]])?
        .compactMap { $0["code"] as? String }
    }
    return rules
  }

  private func place(_ name: String, _ line: Int, _ character: Int) -> [String: Any] {
    [
      "textDocument": ["uri": uri(name)],
      "position": ["line": line, "character": character],
    ]
  }

  // MARK: Diagnostics

  @Test mutating func `unsaved text counts, and only news are told`() throws {
    try start()
    try open("Content/Home.plist")
    #expect(try told() == [:])
    try change("Content/Home.plist", to: Self.screen("reef", "tide", type: "rnak"))
    #expect(try told() == ["Home.plist": ["unknown-section-type"]])
    try change("Content/Home.plist", to: Self.screen("reef", "tdie"))
    #expect(try told() == ["Home.plist": ["unknown-item"]])
    // An edit that changes nothing of them.
    try change("Content/Home.plist", to: Self.screen("reef", "tdie") + "\n")
    #expect(try told() == [:])
    try notify("textDocument/didClose", ["textDocument": ["uri": uri("Content/Home.plist")]])
    #expect(try told() == ["Home.plist": []])
  }

  @Test mutating func `an edit of the library is told for the screens, too`() throws {
    try start()
    try open(
      "Content/Items.plist", Self.library.replacing("<key>tide</key>", with: "<key>tie</key>"))
    #expect(try told() == ["Home.plist": ["unknown-item"]])
  }

  @Test mutating func `text that is no property list is one fault, and all else stays`() throws {
    try start()
    try open("Content/Home.plist")
    _ = try told()
    let broken = Self.screen("reef", "tide").replacing(
      "<array>\n<string>", with: "<array\n<string>")
    try change("Content/Home.plist", to: broken)
    #expect(try told() == ["Home.plist": ["property-list-syntax"]])
    let symbols = try request(
      "textDocument/documentSymbol", ["textDocument": ["uri": uri("Content/Home.plist")]])
    #expect((symbols as? [[String: Any]])?.map { $0["name"] as? String } == ["Top"])
    try change("Content/Home.plist", to: Self.screen("reef", "tide"))
    #expect(try told() == ["Home.plist": []])
  }

  @Test mutating func `a client that asks is not told`() throws {
    try start(["textDocument": ["diagnostic": [String: Any]()]])
    try open("Content/Home.plist", Self.screen("reef", "tide", type: "rnak"))
    #expect(server.work().isEmpty)
    let report =
      try request(
        "textDocument/diagnostic", ["textDocument": ["uri": uri("Content/Home.plist")]])
      as? [String: Any]
    let items = report?["items"] as? [[String: Any]]
    #expect(items?.map { $0["code"] as? String } == ["unknown-section-type"])
    let start = (items?.first?["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 3, "character": 22])
  }

  @Test mutating func `a change on disk is found`() throws {
    try start()
    try open("Content/Home.plist")
    _ = try told()
    try folder.remove("Content/tide.png")
    server.lookAtDisk()
    #expect(try told()["Items.plist"] == ["missing-image"])
  }

  @Test(arguments: 0..<12)
  mutating func `after any edits the diagnostics are those of a fresh check`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    try start()
    try open("Content/Home.plist")
    try open("Content/Items.plist")
    let screens = [
      Self.screen("reef", "tide"), Self.screen("reef"), Self.screen("reef", "reef"),
      Self.screen("reef", "tide", type: "basic"), Self.screen("gone"),
      Self.screen("tide").replacing("Top", with: "For  kids"),
    ]
    let libraries = [
      Self.library, Self.library.replacing("Reef", with: ""),
      Self.library.replacing("<string>tide</string>", with: "<string>tied</string>"),
    ]
    var told: [String: [String]] = [:]
    var (screen, library) = (screens[0], libraries[0])
    for _ in 0..<8 {
      if Bool.random(using: &random) {
        screen = screens[Int.random(in: 0..<screens.count, using: &random)]
        try change("Content/Home.plist", to: screen)
      } else {
        library = libraries[Int.random(in: 0..<libraries.count, using: &random)]
        try change("Content/Items.plist", to: library)
      }
      if Bool.random(using: &random) { told.merge(try self.told()) { $1 } }
    }
    told.merge(try self.told()) { $1 }
    try folder.write(screen, to: "Content/Home.plist")
    try folder.write(library, to: "Content/Items.plist")
    let report = try ContentPipeline(folder: folder.path("Content")).run()
    let expected = Dictionary(grouping: report.diagnostics) { diagnostic in
      diagnostic.place.file.split(separator: "/").last.map(String.init) ?? ""
    }.mapValues { $0.map(\.rule.description) }
    #expect(told.filter { !$0.value.isEmpty } == expected)
  }

  // MARK: Requests

  @Test mutating func `keys and values are completed`() throws {
    try start()
    try open("Content/Home.plist")
    func labels(_ line: Int, _ character: Int) throws -> [String] {
      let items = try request(
        "textDocument/completion", place("Content/Home.plist", line, character))
      return (items as? [[String: Any]])?.compactMap { $0["label"] as? String } ?? []
    }
    #expect(try labels(3, 32).contains("courseSwimlane"))
    #expect(try labels(7, 9) == ["reef", "tide"])
    // Between two members of the section.
    #expect(try labels(4, 0) == ["id", "layout", "query", "link"])
    // In the name of a key.
    #expect(try labels(4, 8).contains("sectionName"))
  }

  @Test mutating func `a key, a type and an item are explained and found`() throws {
    try start()
    try open("Content/Home.plist")
    let hover =
      try request("textDocument/hover", place("Content/Home.plist", 3, 8)) as? [String: Any]
    let text = (hover?["contents"] as? [String: Any])?["value"] as? String
    #expect(text?.contains("What the section looks like.") == true)
    let places =
      try request("textDocument/definition", place("Content/Home.plist", 8, 10))
      as? [[String: Any]]
    #expect(places?.map { $0["uri"] as? String } == [uri("Content/Items.plist")])
    let references =
      try request(
        "textDocument/references", place("Content/Home.plist", 8, 10)) as? [[String: Any]]
    #expect(references?.map { $0["uri"] as? String } == [uri("Content/Home.plist")])
  }

  @Test mutating func `an item of the library is renamed in all files`() throws {
    try start()
    try open("Content/Home.plist")
    var params = place("Content/Home.plist", 8, 10)
    params["newName"] = "ebb & flow"
    let edit = try request("textDocument/rename", params) as? [String: Any]
    let changes = edit?["changes"] as? [String: [[String: Any]]]
    #expect(
      Set(changes?.keys.map { $0 } ?? []) == [
        uri("Content/Home.plist"), uri("Content/Items.plist"),
      ])
    #expect(
      changes?.values.flatMap { $0 }.allSatisfy { $0["newText"] as? String == "ebb &amp; flow" }
        == true)
    params["newName"] = "reef"
    let refusal = try request("textDocument/rename", params) as? [String: Any]
    #expect(refusal?["message"] as? String == "'reef' is taken already")
  }

  @Test mutating func `fixes, and a comment that allows, are offered`() throws {
    try start()
    try open("Content/Home.plist", Self.screen("reef", "tide").replacing("Top", with: "For  kids"))
    let actions =
      try request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": uri("Content/Home.plist")],
          "range": [
            "start": ["line": 4, "character": 33], "end": ["line": 4, "character": 33],
          ], "context": ["diagnostics": [Any]()],
        ]) as? [[String: Any]]
    #expect(
      actions?.map { $0["title"] as? String } == [
        "leave one space", "Allow 'repeated-space' here", "Fix all that is surely meant (1)",
      ])
  }

  @Test mutating func `numerals are shown next to items`() throws {
    try start()
    try open("Content/Home.plist")
    let hints =
      try request(
        "textDocument/inlayHint",
        [
          "textDocument": ["uri": uri("Content/Home.plist")],
          "range": [
            "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
          ],
        ]) as? [[String: Any]]
    #expect(hints?.map { $0["label"] as? String } == ["#1", "#2"])
  }

  // MARK: Hostile clients

  @Test mutating func `requests at the wrong time are refused`() throws {
    func code(_ method: String) throws -> Int? {
      (try request(method) as? [String: Any])?["code"] as? Int
    }
    #expect(try code("textDocument/hover") == -32002)
    try start()
    #expect(try code("initialize") == -32600)
    #expect(try code("textDocument/unheardOf") == -32601)
    #expect(try code("textDocument/hover") == -32602)
    _ = try request("shutdown")
    #expect(try code("textDocument/hover") == -32600)
    try notify("exit")
    #expect(server.exitCode == 0)
  }

  @Test(arguments: ["", "{", "[]", "{}", "{\"id\":{}}", "\u{0}", "{\"method\":7,\"id\":1}"])
  mutating func `what is no request is answered with an error`(text: String) throws {
    let answers = try server.receive(Array(text.utf8)).map(Self.object)
    let error = answers.first?["error"] as? [String: Any]
    #expect([-32700, -32600].contains(error?["code"] as? Int ?? 0))
  }

  @Test mutating func `edits out of range, and strange addresses, do no harm`() throws {
    try start()
    try open("Content/Home.plist")
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri("Content/Home.plist"), "version": 3],
        "contentChanges": [
          [
            "range": [
              "start": ["line": 999, "character": -7], "end": ["line": -3, "character": 99999],
            ], "text": "<plist/>",
          ]
        ],
      ])
    for address in [
      "file:///etc/passwd", "http://example.com/a.plist", "file:///a%00b.plist",
      "file:///%ff.plist",
      "file:///%2e%2e/x.plist", "untitled:1", "", "file://host/a.plist", "file:///%zz.plist",
    ] {
      try notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": address, "languageId": "", "version": 1, "text": "<plist>"]])
      let report =
        try request("textDocument/diagnostic", ["textDocument": ["uri": address]])
        as? [String: Any]
      #expect((report?["items"] as? [Any])?.isEmpty == true, "\(address)")
    }
    _ = server.work()
  }

  @Test mutating func `a cancelled request is not answered with a result`() throws {
    try start()
    server.noteCancellation(
      in: Array("{\"method\":\"$/cancelRequest\",\"params\":{\"id\":\(number + 1)}}".utf8))
    let error = try request("textDocument/hover", place("a", 0, 0)) as? [String: Any]
    #expect(error?["code"] as? Int == -32800)
  }
}
