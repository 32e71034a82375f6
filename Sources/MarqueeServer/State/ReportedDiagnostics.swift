/// The diagnostics that the client has, so that only changes are sent.
struct ReportedDiagnostics: Sendable {
  private var byPath: [String: Entry] = [:]
  private var requestCount = 0

  private struct Entry: Equatable {
    /// The address of the file when it was reported; opening the file may give it another one.
    let uri: String
    let diagnostics: [ProtocolDiagnostic]
  }

  /// The messages that report what has changed.
  ///
  /// A client that asks for diagnostics is only asked to do so again, if it can be.
  mutating func report(_ session: Session) -> [OutgoingMessage] {
    let found = session.diagnostics.filter { !$0.value.isEmpty }
    let now = Dictionary(
      uniqueKeysWithValues: found.map { path, diagnostics in
        let uri = session.document(atPath: path)?.uri ?? DocumentAddress.uri(ofPath: path)
        return (path, Entry(uri: uri, diagnostics: diagnostics))
      })
    let changed = Set(now.keys).union(byPath.keys).filter { now[$0] != byPath[$0] }.sorted()
    defer { byPath = now }
    guard !changed.isEmpty else { return [] }
    guard session.client.asksForDiagnostics else {
      return changed.flatMap { path in
        Self.entries(replacing: byPath[path], by: now[path]).map { entry in
          .notification(
            "textDocument/publishDiagnostics",
            Published(
              uri: entry.uri, version: session.document(atPath: path)?.version,
              diagnostics: entry.diagnostics))
        }
      }
    }
    guard session.client.refreshesDiagnostics else { return [] }
    requestCount += 1
    // The client asks again for all documents that it shows.
    return [
      .request(.text("refresh-\(requestCount)"), "workspace/diagnostic/refresh", [String]())
    ]
  }

  /// What is published: what was reported at an address stays there until it is replaced.
  private static func entries(replacing old: Entry?, by new: Entry?) -> [Entry] {
    var entries: [Entry] = []
    if let old, old.uri != new?.uri { entries.append(Entry(uri: old.uri, diagnostics: [])) }
    if let new { entries.append(new) }
    return entries
  }

  private struct Published: Encodable {
    let uri: String
    let version: Int?
    let diagnostics: [ProtocolDiagnostic]
  }
}
