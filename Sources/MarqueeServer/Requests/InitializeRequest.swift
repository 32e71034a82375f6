import MarqueeCompiler
import MarqueeDiagnostics

/// `initialize`: the capabilities of both sides, and the client's options.
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
    let window: Window?

    struct General: Decodable, Sendable {
      let positionEncodings: [String]?
    }

    struct TextDocument: Decodable, Sendable {
      let diagnostic: Present?
      let completion: Completion?
    }

    struct Completion: Decodable, Sendable {
      let completionItem: Item?

      struct Item: Decodable, Sendable {
        let snippetSupport: Bool?
      }
    }

    struct Workspace: Decodable, Sendable {
      let diagnostics: Refresh?
      let workspaceEdit: Edits?
    }

    struct Window: Decodable, Sendable {
      let showDocument: Support?

      struct Support: Decodable, Sendable {
        let support: Bool?
      }
    }

    struct Edits: Decodable, Sendable {
      let documentChanges: Bool?
      let resourceOperations: [String]?
    }

    struct Refresh: Decodable, Sendable {
      let refreshSupport: Bool?
    }

    struct Present: Decodable, Sendable {}
  }

  /// The settings of the server.
  struct Options: Decodable, Sendable {
    let inlayHints: Hints?
    let preview: Preview?

    struct Preview: Decodable, Sendable {
      /// As after `--editor` of 'marquee preview'.
      let editor: String?
    }

    struct Hints: Decodable, Sendable {
      let ranks: Bool?
      let identifiers: Bool?
    }
  }

  func answer(in session: inout Session) -> InitializeResult {
    session.begin(with: Client(self))
    if let editor = initializationOptions?.preview?.editor, session.client.editor == nil {
      session.warn("'preview.editor' must be \(EditorAddress.expectation), not '\(editor)'")
    }
    return InitializeResult(
      capabilities: InitializeResult.Capabilities(positionEncoding: session.client.encoding),
      serverInfo: InitializeResult.Info(version: Version.current))
  }
}
