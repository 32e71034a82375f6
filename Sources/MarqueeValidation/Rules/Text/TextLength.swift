import MarqueeCatalog
import MarqueeDiagnostics

extension Rule {
  static let textLength = Rule(
    "text-length", group: .text, severity: .error,
    summary: "a text is shorter or longer than its field allows",
    rationale: """
      A field of your own says how long its texts may be, for what shows them has no more room.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["tagline": "⟦Thirteen wide⟧"]),
      .good(.item(of: "films"), settings: settings, ["tagline": "Twelve wide."]),
    ]
  ) { context, report in
    context.reportViolations(of: .minLength, .maxLength, to: &report)
  }

  private static let settings = ExampleValue.films(fields: [
    "tagline": ["kind": "text", "maxLength": 12]
  ])
}
