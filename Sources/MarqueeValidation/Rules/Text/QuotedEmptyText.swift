import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let quotedEmptyText = Rule(
    "quoted-empty-text", group: .text, severity: .warning,
    summary: "a text is a pair of quotation marks with nothing between them",
    rationale: """
      A property list needs no quotation marks: an empty field of an editor is empty already. If \
      the two characters "" are typed into it, the app shows them.
      """,
    examples: [
      .bad(.sections, [.section("main", name: "⟦&quot;&quot;⟧", [.poster("poster1")])]),
      .good(.item(of: "list"), ["text": "The film \"\""]),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isText) { field, value in
      guard context.text(of: value).isQuotedEmpty else { return }
      let fixIt =
        !field.kind.isShownText
        ? FixIt(
          "leave it empty", applicability: .safe, edits: [context.edit(of: value, to: "")])
        : FixIt("write a text, or leave the key out", applicability: .displayOnly)
      report.add(
        at: value,
        "'\(field.field.key)' is two quotation marks, not empty", fixIts: [fixIt])
    }
  }
}
