import MarqueeCatalog
import MarqueeDiagnostics

extension Rule {
  /// A number is less or more than its field allows.
  static let numberRange = Rule(
    "number-range", group: .values, severity: .error,
    summary: "a number is smaller or larger than its field allows",
    rationale: """
      A field of your own says between which numbers its values are; another one is surely a mistake.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["year": .integer("⟦1788⟧")]),
      .good(.item(of: "films"), settings: settings, ["year": 1888]),
    ]
  ) { context, report in
    context.reportViolations(of: .minimum, .maximum, to: &report)
  }

  private static let settings = ExampleValue.films(fields: [
    "year": ["kind": "integer", "minimum": 1888]
  ])
}
