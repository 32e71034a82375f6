import MarqueeCompiler

/// `textDocument/didOpen`: a document with its text.
struct DidOpen: ClientNotification {
  static let method = "textDocument/didOpen"

  let textDocument: Document

  struct Document: Decodable, Sendable {
    let uri: String
    let version: Int
    let text: String
  }

  func apply(to session: inout Session) {
    guard let path = DocumentAddress.path(of: textDocument.uri) else { return }
    session.take(
      OpenDocument(
        uri: textDocument.uri, path: LocalFiles.target(of: path) ?? path,
        version: textDocument.version, text: Array(textDocument.text.utf8),
        encoding: session.client.encoding))
  }
}
