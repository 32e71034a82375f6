import MarqueeDiagnostics

extension Diagnostic {
  /// The message, then a line for each note without a place.
  var messageWithNotes: String {
    notes.filter { $0.place == nil }.reduce(message) { "\($0)\nnote: \($1.message)" }
  }
}
