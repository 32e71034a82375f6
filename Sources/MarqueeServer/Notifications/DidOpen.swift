/// `textDocument/didOpen`: a document with its text.
struct DidOpen: ClientNotification {
  static let method = "textDocument/didOpen"

  let textDocument: Document

  struct Document: Decodable, Sendable {
    let uri: String
    let version: Int?
    let text: String
  }

  func apply(to session: inout Session) {
    session.change(
      textDocument.uri, [OpenDocument.Change(range: nil, text: textDocument.text)],
      version: textDocument.version)
  }
}
