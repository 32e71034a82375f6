/// `textDocument/didClose`: a document is only on disk now.
struct DidClose: ClientNotification {
  static let method = "textDocument/didClose"

  let textDocument: DocumentIdentifier

  func apply(to session: inout Session) { session.close(textDocument) }
}
