/// What the server can do.
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
    /// Changes are sent as ranges.
    let textDocumentSync = Sync()
    let completionProvider = Completion()
    let hoverProvider = true
    let definitionProvider = true
    let referencesProvider = true
    let renameProvider = Rename()
    let documentSymbolProvider = true
    let foldingRangeProvider = true
    let inlayHintProvider = true
    let codeActionProvider = CodeActions()
    let diagnosticProvider = Diagnostics()

    enum CodingKeys: CodingKey {
      case positionEncoding, textDocumentSync, completionProvider, hoverProvider,
        definitionProvider, referencesProvider, renameProvider, documentSymbolProvider,
        foldingRangeProvider, inlayHintProvider, codeActionProvider, diagnosticProvider
    }
  }

  struct Sync: Encodable, Sendable {
    let openClose = true
    let change = 2
    let save = true

    enum CodingKeys: CodingKey { case openClose, change, save }
  }

  struct Completion: Encodable, Sendable {
    let triggerCharacters = ["<", ">", ":"]

    enum CodingKeys: CodingKey { case triggerCharacters }
  }

  struct Rename: Encodable, Sendable {
    let prepareProvider = true

    enum CodingKeys: CodingKey { case prepareProvider }
  }

  struct CodeActions: Encodable, Sendable {
    let codeActionKinds = ["quickfix", "source.fixAll"]

    enum CodingKeys: CodingKey { case codeActionKinds }
  }

  struct Diagnostics: Encodable, Sendable {
    let identifier = "marquee"
    let interFileDependencies = true
    let workspaceDiagnostics = false

    enum CodingKeys: CodingKey { case identifier, interFileDependencies, workspaceDiagnostics }
  }
}
