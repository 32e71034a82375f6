import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let repeatedSpace = Rule(
    "repeated-space", group: .text, severity: .warning,
    summary: "a text has several spaces in a row",
    rationale: """
      The app shows a gap in the middle of a line. It is nearly always left over from an edit, and \
      hard to see in an editor. A no-break space next to a space is two spaces as well.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        .poster("poster5", description: "Dark•Suspense⟦  ⟧in the mountains")),
      .bad(.item(of: "list"), ["text": "  Films &amp;⟦&#32; ⟧series  "]),
      .bad(.item(of: "list"), ["text": "4K⟦&#160; ⟧HDR"]),
      .good(.item(of: "basic"), .poster("poster5", description: "Dark•Suspense in the mountains")),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isShownText) { field, value in
      let text = context.text(of: value)
      for run in WhiteSpace.runs(in: text.trimmed) where !run.breaksLine {
        let range = text.sourceRange(of: run.range)
        report.add(
          at: value, range: range, Message.hasSpaces(field.field, count: run.count),
          fixIts: [context.fixIt("leave one space", replacing: [range], by: " ")])
      }
    }
  }
}

private enum Message {
  static func hasSpaces(_ field: Field, count: Int) -> String {
    "'\(field.key)' has \(count) spaces in a row"
  }
}
