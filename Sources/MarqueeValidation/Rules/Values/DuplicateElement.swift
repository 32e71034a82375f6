import MarqueeCatalog
import MarqueeDiagnostics

extension Rule {
  static let duplicateElement = Rule(
    "duplicate-element", group: .values, severity: .error,
    summary: "an element appears twice in a list whose elements are unique",
    rationale: """
      A field of your own says that no element of a list is like another; a second one would be shown \
      twice.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["genres": ["Drama", "⟦Drama⟧"]]),
      .good(.item(of: "films"), settings: settings, ["genres": ["Drama", "Crime"]]),
    ]
  ) { context, report in
    context.reportViolations(of: .unique, to: &report)
  }

  private static let settings = ExampleValue.films(fields: [
    "genres": ["kind": "list", "of": "text", "unique": .xml("<true/>")]
  ])
}
