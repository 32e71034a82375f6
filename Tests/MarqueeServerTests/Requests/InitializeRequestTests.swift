import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// What the server says that it can do.
@Suite struct InitializeRequestTests {
  /// Each request of the protocol, and the member that announces it.
  private static let providers = [
    "textDocument/completion": "completionProvider", "textDocument/hover": "hoverProvider",
    "textDocument/definition": "definitionProvider",
    "textDocument/references": "referencesProvider", "textDocument/rename": "renameProvider",
    "textDocument/documentSymbol": "documentSymbolProvider",
    "workspace/symbol": "workspaceSymbolProvider",
    "textDocument/formatting": "documentFormattingProvider",
    "textDocument/foldingRange": "foldingRangeProvider",
    "textDocument/inlayHint": "inlayHintProvider",
    "textDocument/codeAction": "codeActionProvider",
    "textDocument/diagnostic": "diagnosticProvider",
    "workspace/executeCommand": "executeCommandProvider",
  ]
  /// Requests that are announced by a member of another one's, or by none.
  private static let others = [
    "initialize", "shutdown", "completionItem/resolve", "textDocument/prepareRename",
  ]

  private func capabilities(_ encodings: [String]) throws -> [String: Any] {
    var client = try ServerClient()
    let result =
      try client.request(
        "initialize", ["capabilities": ["general": ["positionEncodings": encodings]]])
      as? [String: Any]
    return try #require(result?["capabilities"] as? [String: Any])
  }

  @Test func `what is announced is what is answered`() throws {
    let announced = Set(try capabilities([]).keys.filter { $0.hasSuffix("Provider") })
    #expect(announced == Set(Self.providers.values))
    #expect(
      Set(RequestTable.standard.map { $0.method })
        == Set(Array(Self.providers.keys) + Self.others))
  }

  @Test func `details are announced, too`() throws {
    let capabilities = try capabilities([])
    let completion = capabilities["completionProvider"] as? [String: Any]
    #expect(completion?["resolveProvider"] as? Bool == true)
    #expect((capabilities["renameProvider"] as? [String: Bool])?["prepareProvider"] == true)
    let actions = capabilities["codeActionProvider"] as? [String: [String]]
    #expect(
      actions?["codeActionKinds"] == ["quickfix", "refactor.rewrite", "source.fixAll"])
  }

  @Test(arguments: [
    ([], "utf-16"), (["utf-16"], "utf-16"), (["utf-32"], "utf-16"),
    (["utf-16", "utf-8"], "utf-8"),
  ])
  func `positions are counted as the client can`(encodings: [String], chosen: String) throws {
    #expect(try capabilities(encodings)["positionEncoding"] as? String == chosen)
  }
}
