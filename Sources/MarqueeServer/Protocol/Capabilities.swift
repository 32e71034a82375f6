/// What the client says of itself.
struct InitializeParameters: Decodable, Sendable {
  let capabilities: Capabilities?
  let rootUri: String?
  let workspaceFolders: [Folder]?
  let initializationOptions: Options?

  struct Folder: Decodable, Sendable {
    let uri: String
  }

  struct Capabilities: Decodable, Sendable {
    let general: General?
    let textDocument: TextDocument?
    let workspace: Workspace?

    struct General: Decodable, Sendable {
      let positionEncodings: [String]?
    }

    struct TextDocument: Decodable, Sendable {
      let diagnostic: Present?
    }

    struct Workspace: Decodable, Sendable {
      let diagnostics: Refresh?
    }

    struct Refresh: Decodable, Sendable {
      let refreshSupport: Bool?
    }

    struct Present: Decodable, Sendable {}
  }

  /// The settings of the server.
  struct Options: Decodable, Sendable {
    let inlayHints: Hints?

    struct Hints: Decodable, Sendable {
      let ranks: Bool?
      let identifiers: Bool?
    }
  }
}

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
