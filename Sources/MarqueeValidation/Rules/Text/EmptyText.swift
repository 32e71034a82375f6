import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// Texts and names that are empty.
  static let emptyText = Rule(
    "empty-text", group: .text, severity: .error,
    summary: "a text or a name is empty",
    rationale: """
      The app shows an empty place, or looks for an image without a name. Leave out an optional text \
      that is not wanted, together with its key.
      """,
    examples: [
      .bad(.item(of: "basic"), .poster("poster1", description: "⟦⟧")),
      .good(.item(of: "basic"), .poster("poster1")),
    ]
  ) { context, report in
    // An empty link is reported as an invalid one.
    context.forEachIrregularString(where: \.mustNotBeEmpty) { field, value in
      let text = context.text(of: value)
      if text.bytes.isEmpty {
        report.add(at: value, "'\(field.field.key)' is empty")
      } else if text.isBlank {
        report.add(at: value, "'\(field.field.key)' is nothing but white space")
      }
    }
  }
}
