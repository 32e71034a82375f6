import Foundation
import MarqueeServer
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

  @Test mutating func `a cancelled request is not answered with a result`() throws {
    try client.start()
    client.cancelNextRequest()
    let error = try client.request("textDocument/hover", client.place("a", 0, 0)) as? [String: Any]
    #expect(error?["code"] as? Int == -32800)
  }

  /// The requests about a place, each with what a document that is not open is answered with.
  @Test(arguments: [
    ("textDocument/completion", "[]"), ("textDocument/hover", "null"),
    ("textDocument/definition", "[]"), ("textDocument/references", "[]"),
    ("textDocument/prepareRename", "null"), ("textDocument/documentSymbol", "[]"),
    ("textDocument/foldingRange", "[]"), ("textDocument/inlayHint", "[]"),
    ("textDocument/codeAction", "[]"), ("textDocument/formatting", "[]"),
  ])
  mutating func `a document that is not open, or a place out of range, is no fault`(
    method: String, nothing: String
  ) throws {
    try client.start()
    try client.open("Content/Home.plist")
    let far = ["line": 1 << 40, "character": 1 << 40]
    let near = ["line": -1, "character": -1]
    let others: [String: Any] = [
      "range": ["start": far, "end": near], "options": ["tabSize": -1], "context": [:],
    ]
    for position in [far, near] {
      let params = others.merging(["position": position]) { $1 }
      let unknown = params.merging(client.document("Content/Gone.plist")) { $1 }
      let answer = try #require(try client.request(method, unknown))
      let text = try JSONSerialization.data(
        withJSONObject: answer, options: [.fragmentsAllowed])
      #expect(String(decoding: text, as: UTF8.self) == nothing)
      let known = params.merging(client.document("Content/Home.plist")) { $1 }
      #expect((try client.request(method, known) as? [String: Any])?["code"] == nil)
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
