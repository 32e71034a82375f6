import MarqueeCatalog
import MarqueeDiagnostics

extension Rule {
  static let numberDigits = Rule(
    "number-digits", group: .values, severity: .error,
    summary: "a number has more digits after the point than its field allows",
    rationale: """
      A field of your own says how exact its numbers are; further digits would be rounded or shown.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["score": .real("⟦7.25⟧")]),
      .good(.item(of: "films"), settings: settings, ["score": .real("7.2")]),
    ]
  ) { context, report in
    context.reportViolations(of: .digits, to: &report)
  }

  private static let settings = ExampleValue.films(fields: [
    "score": ["kind": "decimal", "digits": 1]
  ])
}
