import MarqueeDiagnostics

/// A diagnostic, as the protocol has it.
struct ProtocolDiagnostic: Encodable, Hashable, Sendable {
  let range: PositionRange
  /// 1 for an error, 2 for a warning, 3 for information.
  let severity: Int
  /// The rule.
  let code: String
  let source = "marquee"
  let message: String
  /// 1 for something that has no effect.
  let tags: [Int]?
  let relatedInformation: [Related]?

  /// Another place that is involved.
  struct Related: Encodable, Hashable, Sendable {
    let location: Location
    let message: String
  }

  enum CodingKeys: CodingKey {
    case range, severity, code, source, message, tags, relatedInformation
  }

  /// Converts a diagnostic; `nil` positions count as the start of the file.
  init(_ diagnostic: Diagnostic, in snapshot: Snapshot) {
    range = snapshot.range(of: diagnostic.place)
    severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    code = diagnostic.rule.description
    message = diagnostic.notes.filter { $0.place == nil }
      .reduce(diagnostic.message) { "\($0)\n\($1.message)" }
    tags = diagnostic.rule.description.hasPrefix("unused-") ? [1] : nil
    let related = diagnostic.notes.compactMap { note -> Related? in
      guard let place = note.place, let location = snapshot.location(of: place) else { return nil }
      return Related(location: location, message: note.message)
    }
    relatedInformation = related.isEmpty ? nil : related
  }

  /// Converts a fault in the syntax of an open document.
  init(_ diagnostic: Diagnostic, in document: OpenDocument) {
    range =
      diagnostic.place.range.map(document.positions.range)
      ?? document.positions.range(SourceRange(0..<0))
    severity = 1
    code = diagnostic.rule.description
    message = diagnostic.message
    tags = nil
    relatedInformation = nil
  }
}
