import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let unknownKey = Rule(
    .unknownKey, group: .structure, severity: .warning,
    summary: "a dictionary has a key that nothing reads",
    rationale: """
      The value is lost silently: the JSON does not contain it. Usually the key is misspelt, or \
      belongs to another type of section. In Marquee.plist it is an error, for what the key asks for \
      is not done.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Help", "⟦secondryText⟧": "Questions and answers"]),
      .good(.item(of: "list"), ["text": "Help", "secondaryText": "Questions and answers"]),
    ])
}
