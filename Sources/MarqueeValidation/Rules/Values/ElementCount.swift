import MarqueeCatalog
import MarqueeDiagnostics

extension Rule {
  static let elementCount = Rule(
    "element-count", group: .values, severity: .error,
    summary: "a list has fewer or more elements than its field allows",
    rationale: """
      A field of your own says how many elements its lists have, for what shows them needs so many.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["genres": .marked(["Drama", "Crime"])]),
      .good(.item(of: "films"), settings: settings, ["genres": ["Drama"]]),
    ]
  ) { context, report in
    context.reportViolations(of: .minCount, .maxCount, to: &report)
  }

  private static let settings = ExampleValue.films(fields: [
    "genres": ["kind": "list", "of": "text", "maxCount": 1]
  ])
}
