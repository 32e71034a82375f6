import MarqueeCatalog
import MarqueeDiagnostics

extension Rule {
  /// A link has a scheme that its field does not allow.
  static let linkScheme = Rule(
    "link-scheme", group: .values, severity: .error,
    summary: "a link has a scheme that its field does not allow",
    rationale: """
      A field of your own says which kinds of links an app can open from it.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["trailer": "⟦ftp://example.com/a⟧"]),
      .good(.item(of: "films"), settings: settings, ["trailer": "https://example.com/a"]),
    ]
  ) { context, report in
    context.reportViolations(of: .schemes, to: &report)
  }

  private static let settings = ExampleValue.films(fields: [
    "trailer": ["kind": "link", "schemes": ["https"]]
  ])
}
