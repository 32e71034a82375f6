import MarqueeCompiler

/// `initialize`: what the client says of itself, and what the server can do.
struct InitializeRequest: SessionRequest {
  static let method = "initialize"

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

  func answer(in session: inout Session) -> InitializeResult {
    session.begin(with: Client(self))
    return InitializeResult(
      capabilities: InitializeResult.Capabilities(positionEncoding: session.client.encoding),
      serverInfo: InitializeResult.Info(version: Version.current))
  }
}
