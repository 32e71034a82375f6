/// `textDocument/didSave`: a file was written.
struct DidSave: ClientNotification {
  static let method = "textDocument/didSave"

  let textDocument: DocumentIdentifier
  /// What was written; `nil` if the client does not send it.
  let text: String?

  func apply(to session: inout Session) {
    // The text of the server has U+FFFD for a character that was sent in halves.
    if let text {
      session.change(textDocument.uri, [OpenDocument.Change(range: nil, text: text)], version: nil)
    }
    session.lookAtDisk()
  }
}
