/// `textDocument/diagnostic`: what is wrong with a document.
struct DiagnosticRequest: ClientRequest {
  static let method = "textDocument/diagnostic"

  let textDocument: DocumentIdentifier

  struct Report: Encodable, Sendable {
    let kind = "full"
    let items: [ProtocolDiagnostic]
  }

  func answer(in session: inout Session) -> Report {
    session.update(textDocument)
    let path = session.document(textDocument)?.path
    return Report(items: path.map { session.diagnostics(ofFile: $0) } ?? [])
  }
}
