/// `workspace/didChangeWatchedFiles`: files were changed outside the editor.
struct DidChangeWatchedFiles: ClientNotification {
  static let method = "workspace/didChangeWatchedFiles"

  func apply(to session: inout Session) { session.lookAtDisk() }
}
