/// `workspace/executeCommand`: one of the commands that are in no other protocol.
struct ExecuteCommandRequest: ClientRequest {
  static let method = "workspace/executeCommand"

  /// A command, by the name that clients call it by.
  enum Command: String, CaseIterable, Encodable, Sendable {
    /// Writes the preview of a document's content, and keeps it up to date.
    case preview = "marquee.preview"
    /// Rings the cell at a position in the open preview.
    case showInPreview = "marquee.showInPreview"
  }

  let command: String
  let arguments: [Argument]?

  struct Argument: Decodable, Sendable {
    let textDocument: DocumentIdentifier
    /// The position; `nil` for the start.
    let position: Position?
    /// Whether the editor is asked to show the preview; `nil` for yes.
    let opens: Bool?
  }

  struct Result: Encodable, Hashable, Sendable {
    let uri: String
  }

  func answer(in session: inout Session) throws(ResponseError) -> Result? {
    guard let command = Command(rawValue: command) else {
      throw ResponseError(.invalidParams, "'\(command)' is not a command of this server")
    }
    guard let argument = arguments?.first else {
      throw ResponseError(.invalidParams, "'\(command.rawValue)' needs a document")
    }
    switch command {
    case .preview:
      let uri = try session.openPreview(of: argument.textDocument)
      if argument.opens != false { session.askToShow(uri) }
      return Result(uri: uri)
    case .showInPreview:
      try session.showInPreview(
        argument.textDocument, argument.position ?? Position(line: 0, character: 0))
      return nil
    }
  }
}
