/// A notification of the client: a value with its parameters, and what it changes.
protocol ClientNotification: Decodable, Sendable {
  static var method: String { get }

  func apply(to session: inout Session)
}

extension ClientNotification {
  /// Changes what the server knows.
  static func apply(_ message: IncomingMessage, to session: inout Session) {
    // A notification has no answer that could report its fault to the editor.
    if let notification = try? message.parameters(Self.self) {
      notification.apply(to: &session)
    } else if let unread = try? message.parameters(UnreadNotification.self) {
      session.lose(unread.textDocument)
    }
  }
}

private struct UnreadNotification: Decodable {
  let textDocument: DocumentIdentifier
}

enum NotificationTable {
  /// The notifications that change something; others cannot be answered, and are dropped.
  static let standard: [any ClientNotification.Type] = [
    DidOpen.self,
    DidChange.self,
    DidClose.self,
    DidSave.self,
    DidChangeWatchedFiles.self,
  ]
}
