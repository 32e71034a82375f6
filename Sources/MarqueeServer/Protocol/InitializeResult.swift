struct InitializeResult: Encodable, Sendable {
  let capabilities: Capabilities
  let serverInfo: Info

  struct Info: Encodable, Sendable {
    let name = "marquee"
    let version: String
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
  }

  struct Sync: Encodable, Sendable {
    let openClose = true
    let change = 2
    let save = ["includeText": true]
  }

  struct Completion: Encodable, Sendable {
    let triggerCharacters = ["<", ">", ":", "/"]
    let resolveProvider = true
  }

  struct Diagnostics: Encodable, Sendable {
    let identifier = "marquee"
    let interFileDependencies = true
    let workspaceDiagnostics = false
  }
}
