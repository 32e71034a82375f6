import MarqueeDiagnostics

struct ProtocolDiagnostic: Encodable, Hashable, Sendable {
  let range: PositionRange
  /// 1 for an error, 2 for a warning, 3 for information.
  let severity: Int
  let code: String
  let source = "marquee"
  let message: String
  /// 1 for something that has no effect.
  let tags: [Int]?
  let relatedInformation: [Related]?

  struct Related: Encodable, Hashable, Sendable {
    let location: Location
    let message: String
  }

  /// Converts a diagnostic of content that was checked.
  init(_ diagnostic: Diagnostic, in snapshot: Snapshot) {
    self.init(diagnostic, range: snapshot.range, location: snapshot.location)
  }

  /// Converts a fault in the syntax of an open document.
  init(_ diagnostic: Diagnostic, in document: OpenDocument) {
    func range(of place: Place) -> PositionRange {
      document.positions.range(place.range ?? SourceRange(0..<0))
    }
    self.init(diagnostic, range: range) { Location(uri: document.uri, range: range(of: $0)) }
  }

  private init(
    _ diagnostic: Diagnostic, range: (Place) -> PositionRange, location: (Place) -> Location?
  ) {
    self.range = range(diagnostic.place)
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
      note.place.flatMap(location).map { Related(location: $0, message: note.message) }
    }
    relatedInformation = related.isEmpty ? nil : related
  }
}
