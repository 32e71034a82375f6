import Testing

/// What the screen has that its author did not write.
@Suite struct InlayHintRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  @Test mutating func `numerals and derived identifiers are shown next to items`() throws {
    let items = ["<string>reef</string>", Self.poster("Wave", "tide"), Self.poster("Tide", "tide")]
    let text = ServerClient.section(items, type: "rank")
    func labels(_ options: [String: Any], lines: Range<Int> = 0..<99) throws -> [String] {
      client = try ServerClient()
      try client.start(options: ["inlayHints": options])
      try client.open(home, text)
      var params = client.document(home)
      params["range"] = [
        "start": ["line": lines.lowerBound, "character": 0],
        "end": ["line": lines.upperBound, "character": 0],
      ]
      return try client.list("textDocument/inlayHint", params)
        .compactMap { $0["label"] as? String }
    }
    #expect(try labels(["identifiers": false]) == ["#1", "#2", "#3"])
    #expect(try labels(["identifiers": false], lines: 8..<9) == ["#2"])
    #expect(try labels(["ranks": false, "identifiers": false]) == [])
    #expect(try labels(["ranks": false]).count == 2)
  }

  private static func poster(_ text: String, _ image: String) -> String {
    "<dict><key>description</key><string>\(text)</string><key>imageName</key>"
      + "<string>\(image)</string></dict>"
  }
}
