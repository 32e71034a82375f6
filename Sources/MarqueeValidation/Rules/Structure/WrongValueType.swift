import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let wrongValueType = Rule(
    .wrongValueType, group: .structure, severity: .error,
    summary: "a value is not of the type that its key needs",
    rationale: """
      The app's models are strict: if a key that needs a string has an integer, the whole screen \
      does not load.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": .integer("⟦2024⟧")]),
      .good(.item(of: "list"), ["text": "2024"]),
    ])
}
