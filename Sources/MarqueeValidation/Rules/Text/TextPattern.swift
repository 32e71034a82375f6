import MarqueeCatalog
import MarqueeDiagnostics

extension Rule {
  static let textPattern = Rule(
    "text-pattern", group: .text, severity: .error,
    summary: "a text does not match its field's pattern",
    rationale: """
      A field of your own says what its texts look like, for a program reads them, such as a code or a \
      certificate.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["code": "⟦tt12x⟧"]),
      .good(.item(of: "films"), settings: settings, ["code": "tt12"]),
    ]
  ) { context, report in
    context.reportViolations(of: .pattern, to: &report)
  }

  private static let settings = ExampleValue.films(fields: [
    "code": ["kind": "text", "pattern": "tt[0-9]+"]
  ])
}
