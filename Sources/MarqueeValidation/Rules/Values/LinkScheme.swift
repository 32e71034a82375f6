import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A link has a scheme that its field does not allow.
  static let linkScheme = Rule(
    "link-scheme", group: .values, severity: .error,
    summary: "a link has a scheme that its field does not allow",
    rationale: """
      A field of your own says which kinds of links an app can open from it. Nothing else is \
      allowed: list 'screen', 'section' or 'item' too where a link may lead inside the catalog.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["trailer": "⟦ftp://example.com/a⟧"]),
      .bad(.item(of: "films"), settings: settings, ["trailer": "⟦item:clay⟧"]),
      .good(.item(of: "films"), settings: settings, ["trailer": "screen:Learn"]),
      .good(.item(of: "films"), settings: settings, ["trailer": "https://example.com/a"]),
    ]
  ) { context, report in
    context.reportViolations(of: .schemes, to: &report) { found in
      // Another rule reports a text that is not a link.
      LinkFault(of: context.text(of: found.occurrence.value).bytes, found.occurrence.kind) != nil
    }
  }

  private static let settings = ExampleValue.films(fields: [
    "trailer": ["kind": "link", "schemes": ["https", "screen"]]
  ])
}
