/// A notification of the client: a value with its parameters, and what it changes.
protocol ClientNotification: Decodable, Sendable {
  static var method: String { get }

  func apply(to session: inout Session)
}

/// What the server does with notifications: one row for each of them.
///
/// A notification cannot be answered, so one that is not known is dropped.
struct NotificationTable: Sendable {
  private let handlers: [String: @Sendable (IncomingMessage, inout Session) -> Void]

  static let standard = NotificationTable([
    row(DidOpen.self),
    row(DidChange.self),
    row(DidClose.self),
    row(DidSave.self),
    row(DidChangeWatchedFiles.self),
  ])

  private init(_ rows: [(String, @Sendable (IncomingMessage, inout Session) -> Void)]) {
    handlers = Dictionary(rows, uniquingKeysWith: { $1 })
  }

  /// Changes what the server knows, if the notification is known.
  func apply(_ method: String, _ message: IncomingMessage, to session: inout Session) {
    handlers[method]?(message, &session)
  }

  private static func row<Notification: ClientNotification>(
    _ type: Notification.Type
  ) -> (String, @Sendable (IncomingMessage, inout Session) -> Void) {
    (
      type.method,
      { message, session in
        // A notification has no answer that could report its fault to the editor.
        if let notification = try? message.parameters(type) {
          notification.apply(to: &session)
        } else if let unread = try? message.parameters(Unread.self) {
          session.lose(unread.textDocument)
        }
      }
    )
  }

  private struct Unread: Decodable {
    let textDocument: DocumentIdentifier
  }
}
