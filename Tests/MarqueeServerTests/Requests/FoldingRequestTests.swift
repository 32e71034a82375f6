import Testing

/// Lines that can be hidden.
@Suite struct FoldingRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  @Test mutating func `containers and comments of several lines are folded`() throws {
    let text = "<plist>\n<!-- a\nb -->\n<array>\n<dict>\n</dict><dict/>\n</array>\n</plist>"
    try client.start()
    try client.open(home, text)
    let folds = try client.list("textDocument/foldingRange", client.document(home)).map { fold in
      "\(fold["startLine"] as? Int ?? -1)-\(fold["endLine"] as? Int ?? -1)"
    }
    #expect(folds == ["1-2", "3-6", "4-5"])
  }
}
