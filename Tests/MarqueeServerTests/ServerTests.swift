import Foundation
import MarqueeServer
import TestSupport
import Testing

/// The life of a server, and what it does with messages that no client should send.
@Suite struct ServerTests {
  private var client: ServerClient

  init() throws { client = try ServerClient() }

  @Test mutating func `requests at the wrong time are refused`() throws {
    func code(_ method: String) throws -> Int? {
      (try client.request(method) as? [String: Any])?["code"] as? Int
    }
    #expect(try code("textDocument/hover") == -32002)
    try client.start()
    #expect(try code("initialize") == -32600)
    #expect(try code("textDocument/unheardOf") == -32601)
    #expect(try code("textDocument/hover") == -32602)
    #expect(try client.receive("{\"id\":90,\"method\":\"shutdown\"}").first?["error"] == nil)
    #expect(try code("textDocument/hover") == -32600)
    try client.notify("exit")
    #expect(client.server.exitCode == 0)
  }

  @Test mutating func `an end without a shutdown is a failure`() throws {
    try client.start()
    try client.notify("exit")
    #expect(client.server.exitCode == 1)
  }

  @Test(arguments: ["", "{", "[]", "{}", "{\"id\":{}}", "\u{0}", "{\"method\":7,\"id\":1}"])
  mutating func `what is no request is answered with an error`(text: String) throws {
    let answers = try client.receive(text)
    let error = answers.first?["error"] as? [String: Any]
    #expect([-32700, -32600].contains(error?["code"] as? Int ?? 0))
  }

  @Test mutating func `edits out of range, and strange addresses, do no harm`() throws {
    try client.start()
    try client.open("Content/Home.plist")
    try client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": client.uri("Content/Home.plist"), "version": 3],
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
      try client.notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": address, "languageId": "", "version": 1, "text": "<plist>"]])
      let report =
        try client.request("textDocument/diagnostic", ["textDocument": ["uri": address]])
        as? [String: Any]
      #expect((report?["items"] as? [Any])?.isEmpty == true, "\(address)")
    }
    _ = try client.work()
  }

  /// A change in JSON: the first and the last of the characters that it replaces, and the text.
  struct Edit: Sendable {
    let start: Int
    let end: Int
    let text: String

    init(_ start: Int, _ end: Int, _ text: String) {
      (self.start, self.end, self.text) = (start, end, text)
    }
  }

  /// Changes of the name 'Top', and what it is afterwards, with U+FFFD for half a character.
  struct HalfEdits: Sendable {
    let edits: [Edit]
    let expected: String

    init(_ edits: [Edit], _ expected: String) { (self.edits, self.expected) = (edits, expected) }
  }

  @Test(
    arguments: [
      HalfEdits([Edit(3, 3, "\\ud83d"), Edit(4, 4, "\\ude00"), Edit(3, 5, "")], "Top"),
      HalfEdits([Edit(0, 0, "\\ud83d"), Edit(1, 1, "\\ude00"), Edit(0, 2, "")], "Top"),
      HalfEdits([Edit(3, 3, "\\ud83d"), Edit(4, 4, "\\ude00x")], "Top\u{FFFD}\u{FFFD}x"),
      HalfEdits([Edit(3, 3, "\\ud83d\\ude00"), Edit(5, 5, "x")], "Top😀x"),
      HalfEdits([Edit(3, 3, "😀"), Edit(4, 5, "\\uDE01"), Edit(5, 5, "x")], "Top\u{FFFD}\u{FFFD}x"),
      HalfEdits([Edit(3, 3, "😀"), Edit(3, 4, "\\uD83E"), Edit(5, 5, "x")], "Top\u{FFFD}\u{FFFD}x"),
      HalfEdits([Edit(3, 3, "😀"), Edit(4, 5, ""), Edit(4, 4, "x")], "Top\u{FFFD}x"),
      HalfEdits([Edit(3, 3, "😀"), Edit(4, 4, "-"), Edit(6, 6, "x")], "Top\u{FFFD}-\u{FFFD}x"),
      HalfEdits([Edit(3, 3, "a\\ud83db\\ude00c"), Edit(8, 8, "x")], "Topa\u{FFFD}b\u{FFFD}cx"),
      HalfEdits([Edit(3, 3, "\\\\ud83d")], "Top\\ud83d"),
    ] as [HalfEdits])
  mutating func `half of a character keeps all positions right`(
    changes: HalfEdits
  ) throws {
    try client.start()
    try client.open("Content/Home.plist")
    for (version, edit) in changes.edits.enumerated() {
      let answers = try client.receive(
        """
        {"method":"textDocument/didChange","params":{"textDocument":{"uri":\
        "\(client.uri("Content/Home.plist"))","version":\(version + 2)},"contentChanges":[{"range":\
        {"start":{"line":4,"character":\(edit.start + 30)},\
        "end":{"line":4,"character":\(edit.end + 30)}},"text":"\(edit.text)"}]}}
        """)
      #expect(answers.isEmpty)
    }
    func name() throws -> String? {
      try client.list("textDocument/documentSymbol", client.document("Content/Home.plist"))
        .first?["name"] as? String
    }
    #expect(try name() == changes.expected)
    // What is saved is known exactly.
    let saved = ServerClient.screen("reef", "tide").replacing("Top", with: "T😀p")
    try client.notify(
      "textDocument/didSave",
      client.document("Content/Home.plist").merging(["text": saved]) { $1 })
    #expect(try name() == "T😀p")
  }

  @Test mutating func `after an edit that cannot be read, nothing is known until all is sent`()
    throws
  {
    let document = client.document("Content/Home.plist")
    func symbols() throws -> [String?] {
      try client.list("textDocument/documentSymbol", document).map { $0["name"] as? String }
    }
    func change(_ changes: Any) throws -> [[String: Any]] {
      try client.send([
        "method": "textDocument/didChange",
        "params": document.merging(["contentChanges": changes]) { $1 },
      ])
    }
    try client.start()
    try client.open("Content/Home.plist")
    let messages = try change([["range": 7, "text": "x"]])
    #expect(
      messages.map { ($0["params"] as? [String: Any])?["message"] as? String }
        == ["an edit of 'Home.plist' cannot be read; open it again"])
    #expect(try symbols() == [])
    let start = ["line": 4, "character": 30]
    #expect(try change([["range": ["start": start, "end": start], "text": "x"]]).isEmpty)
    #expect(try symbols() == [])
    let text = ServerClient.screen("reef").replacing("Top", with: "New")
    _ = try change([
      ["range": ["start": start, "end": start], "text": "x"], ["text": text],
      ["range": ["start": start, "end": start], "text": "x"],
    ])
    #expect(try symbols() == ["xNew"])
  }

  @Test mutating func `a cancelled request is not answered with a result`() throws {
    try client.start()
    client.cancelNextRequest()
    let error = try client.request("textDocument/hover", client.place("a", 0, 0)) as? [String: Any]
    #expect(error?["code"] as? Int == -32800)
  }

  @Test mutating func `a cancellation that comes too late concerns no later request`() throws {
    try client.start()
    client.cancelNextRequest()
    // The host passes the cancellation itself after the messages that came before it.
    try client.notify("$/cancelRequest", ["id": client.number + 1])
    let answer = try client.request("textDocument/foldingRange", client.place("a", 0, 0))
    #expect((answer as? [Any])?.isEmpty == true)
  }

  /// The requests about a place, each with what a document that is not open is answered with.
  private static let requests = [
    ("textDocument/completion", "[]"), ("textDocument/hover", "null"),
    ("textDocument/definition", "[]"), ("textDocument/references", "[]"),
    ("textDocument/prepareRename", "null"), ("textDocument/documentSymbol", "[]"),
    ("textDocument/foldingRange", "[]"), ("textDocument/inlayHint", "[]"),
    ("textDocument/codeAction", "[]"), ("textDocument/formatting", "[]"),
  ]

  private mutating func answer(
    _ method: String, _ name: String, at position: [String: Int]
  ) throws -> String {
    let params: [String: Any] = [
      "position": position, "range": ["start": position, "end": ["line": 1, "character": 2]],
      "options": ["tabSize": -1], "context": [String: Any](),
      "textDocument": ["uri": client.uri(name)],
    ]
    let answer = try #require(try client.request(method, params))
    let text = try JSONSerialization.data(withJSONObject: answer, options: [.fragmentsAllowed])
    return String(decoding: text, as: UTF8.self)
  }

  @Test(arguments: requests)
  mutating func `a document that is not open, or a place out of range, is no fault`(
    method: String, nothing: String
  ) throws {
    try client.start()
    try client.open("Content/Home.plist")
    for number in [1 << 40, -1] {
      let position = ["line": number, "character": number]
      #expect(try answer(method, "Content/Gone.plist", at: position) == nothing)
      #expect(
        try !answer(method, "Content/Home.plist", at: position).contains("\"code\":-32"))
    }
  }

  @Test(arguments: requests)
  mutating func `a folder that is gone is no fault`(method: String, nothing: String) throws {
    try client.start()
    try client.open("Content/Home.plist")
    _ = try client.work()
    try client.folder.remove("Content")
    client.lookAtDisk()
    let found = try answer(method, "Content/Home.plist", at: ["line": 3, "character": 25])
    // Folds need only the text, and completion does not wait for a check.
    let others = ["textDocument/foldingRange", "textDocument/completion"]
    #expect(found == nothing || others.contains(method))
  }

  @Test(arguments: [
    "", "\u{0}", "<", "<plist><key>a</key></plist>", "<plist><string>a</string></plist>",
    "<plist><dict><key>a</key></dict></plist>", "<plist><array><key>a</key></array></plist>",
    "<plist><dict><string>a</string></dict></plist>", "{ a = b; }", "bplist00", "[1, {}]",
    String(repeating: "<array>", count: 5000), "<plist><dict><!--",
    "<plist><array><dict><key>contentItem</key><array><dict></array></dict></array></plist>",
  ])
  mutating func `any text is answered at any place`(text: String) throws {
    for name in ["Content/Home.plist", "Content/Items.plist", "Content/Marquee.plist"] {
      client = try ServerClient()
      try client.start()
      try client.open(name, text)
      _ = try client.work()
      for (method, _) in Self.requests {
        for character in [0, 1, text.utf16.count / 2, text.utf16.count] {
          let answer = try answer(method, name, at: ["line": 0, "character": character])
          let isRefused = answer.contains("\"code\":-32")
          #expect(!isRefused || method == "textDocument/formatting", "\(method): \(answer)")
        }
      }
    }
  }

  @Test(arguments: ["textDocument/rename", "completionItem/resolve", "workspace/symbol"])
  mutating func `other parameters are refused`(method: String) throws {
    try client.start()
    #expect(
      try client.refusal(method, ["position": 7])
        == "the parameters are not those of '\(method)'")
  }
}
