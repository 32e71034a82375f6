struct InitializeResult: Encodable, Sendable {
  let capabilities: Capabilities
  let serverInfo: Info

  struct Info: Encodable, Sendable {
    let name = "marquee"
    let version: String

    enum CodingKeys: CodingKey { case name, version }
  }

  struct Capabilities: Encodable, Sendable {
    let positionEncoding: PositionEncoding
    let textDocumentSync = Sync()
    let completionProvider = Completion()
    let hoverProvider = true
    let definitionProvider = true
    let referencesProvider = true
    let renameProvider = ["prepareProvider": true]
    let documentSymbolProvider = true
    let workspaceSymbolProvider = true
    let documentFormattingProvider = true
    let foldingRangeProvider = true
    let inlayHintProvider = true
    let codeActionProvider = ["codeActionKinds": CodeAction.Kind.allCases]
    let diagnosticProvider = Diagnostics()
    let executeCommandProvider = ["commands": ExecuteCommandRequest.Command.allCases]

    enum CodingKeys: CodingKey {
      case positionEncoding, textDocumentSync, completionProvider, hoverProvider,
        definitionProvider, referencesProvider, renameProvider, documentSymbolProvider,
        workspaceSymbolProvider, documentFormattingProvider, foldingRangeProvider,
        inlayHintProvider, codeActionProvider, diagnosticProvider, executeCommandProvider
    }
  }

  struct Sync: Encodable, Sendable {
    let openClose = true
    let change = 2
    let save = ["includeText": true]

    enum CodingKeys: CodingKey { case openClose, change, save }
  }

  struct Completion: Encodable, Sendable {
    let triggerCharacters = ["<", ">", ":", "/"]
    let resolveProvider = true

    enum CodingKeys: CodingKey { case triggerCharacters, resolveProvider }
  }

  struct Diagnostics: Encodable, Sendable {
    let identifier = "marquee"
    let interFileDependencies = true
    let workspaceDiagnostics = false

    enum CodingKeys: CodingKey { case identifier, interFileDependencies, workspaceDiagnostics }
  }
}
