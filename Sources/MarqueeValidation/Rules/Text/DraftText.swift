import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// A placeholder text that was not replaced.
  static let draftText = Rule(
    "draft-text", group: .text, severity: .warning,
    summary: "a text is a placeholder, such as 'TODO', or what a program prints for no text",
    rationale: """
      'TODO', 'Lorem ipsum' and '{{title}}' wait for the real text, and '(null)' and 'undefined' \
      are what a program prints where a text was missing. The app shows them as they are.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "⟦TODO⟧"]),
      .bad(.item(of: "list"), ["text": "⟦Lorem ipsum dolor sit amet⟧"]),
      .bad(.item(of: "list"), ["text": "⟦(null)⟧"]),
      .bad(.item(of: "list"), ["text": "⟦{{title}}⟧"]),
      .good(.item(of: "list"), ["text": "Todo sobre mi madre"]),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isShownText) { field, value in
      let text = context.text(of: value)
      guard Drafts.contains(text.trimmed) else { return }
      report.add(at: value, "'\(field.field.key)' is a placeholder, not a text")
    }
  }
}
