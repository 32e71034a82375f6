/// The diagnostics that the client has, so that only changes are sent.
struct ReportedDiagnostics: Sendable {
  private var byPath: [String: [ProtocolDiagnostic]] = [:]
  private var requestCount = 0

  /// Makes a record of a client that has none.
  init() {}

  /// The messages that report what has changed.
  ///
  /// A client that asks for diagnostics is only asked to do so again, if it can be.
  mutating func report(_ session: Session) -> [OutgoingMessage] {
    let found = session.diagnostics
    let changed = Set(found.keys).union(byPath.keys)
      .filter { found[$0] ?? [] != byPath[$0] ?? [] }.sorted()
    byPath = found
    guard !changed.isEmpty else { return [] }
    guard session.client.asksForDiagnostics else {
      return changed.map { path in
        let document = session.document(atPath: path)
        return .notification(
          "textDocument/publishDiagnostics",
          Published(
            uri: document?.uri ?? DocumentAddress.uri(ofPath: path), version: document?.version,
            diagnostics: found[path] ?? []))
      }
    }
    guard session.client.refreshesDiagnostics else { return [] }
    requestCount += 1
    // The client asks again for all documents that it shows.
    return [
      .request(.text("refresh-\(requestCount)"), "workspace/diagnostic/refresh", [String]())
    ]
  }

  private struct Published: Encodable {
    let uri: String
    let version: Int?
    let diagnostics: [ProtocolDiagnostic]
  }
}
