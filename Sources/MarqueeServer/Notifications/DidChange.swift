/// `textDocument/didChange`: edits of an open document.
struct DidChange: ClientNotification {
  static let method = "textDocument/didChange"

  let textDocument: Document
  let contentChanges: [OpenDocument.Change]

  struct Document: Decodable, Sendable {
    let uri: String
    let version: Int?
  }

  func apply(to session: inout Session) {
    session.change(textDocument.uri, contentChanges, version: textDocument.version)
  }
}
