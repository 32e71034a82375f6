import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let lineBreak = Rule(
    "line-break", group: .text, severity: .warning,
    summary: "a text of a cell or a header contains a line break or a tab",
    rationale: """
      An editor that wraps long lines of a property list changes the texts in them: the line break \
      and the spaces of the indentation are part of the text. Cells and headers break lines where \
      they need it, and a tab jumps to a place that is not defined. Texts in fields of your own can \
      have several lines.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Films⟦&#10;⟧and series"]),
      .bad(.item(of: "list"), ["text": "Films⟦&#9;⟧and series"]),
      .good(.item(of: "list"), ["text": "Films and series"]),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isShownText) { field, value in
      // VoiceOver pauses at a line break.
      guard !field.field.isOwn, field.field.kind != .spokenText else { return }
      let text = context.text(of: value)
      for run in WhiteSpace.runs(in: text.trimmed) where run.breaksLine {
        let range = text.sourceRange(of: run.range)
        var fixIt = context.fixIt("write one space", replacing: [range], by: " ")
        // A line break without indentation may be intentional, just in the wrong place.
        if run.count == 1, !run.hasTabAlone { fixIt.applicability = .displayOnly }
        report.add(
          at: value, range: range,
          "'\(field.field.key)' contains a \(run.hasTabAlone ? "tab" : "line break")",
          fixIts: [fixIt])
      }
    }
  }
}
