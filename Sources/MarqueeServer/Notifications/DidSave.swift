/// `textDocument/didSave`: a file was written.
struct DidSave: ClientNotification {
  static let method = "textDocument/didSave"

  func apply(to session: inout Session) { session.lookAtDisk() }
}
