import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let whiteSpace = Rule(
    "white-space", group: .text, severity: .warning,
    parts: ["line-break", "repeated-space", "untrimmed-text"],
    summary: "a text begins or ends with white space, has several spaces in a row, or a line break",
    rationale: """
      The app draws it: a centred text is off centre, a line has a gap, and two texts that look \
      alike are not the same. It is nearly always left over from an edit, and hard to see. An editor \
      that wraps long lines of a property list changes the texts in them: the line break and the \
      spaces of the indentation are part of the text. Cells and headers break lines where they need \
      it; texts in fields of your own can have several lines.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Films &amp; series⟦ ⟧"]),
      .good(.item(of: "list"), ["text": "Films and series"]),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isShownText) { field, value in
      let text = context.text(of: value)
      let trimmed = text.trimmed
      guard !trimmed.isEmpty else { return }
      let name = "'\(field.field.key)'"
      let leading = text.bytes.startIndex..<trimmed.startIndex
      let ends = [leading, trimmed.endIndex..<text.bytes.endIndex]
        .filter { !$0.isEmpty }.map(text.sourceRange)
      if let first = ends.first {
        report.add(
          at: value, range: first, part: "untrimmed-text",
          "\(name) \(leading.isEmpty ? "ends" : "begins") with white space",
          notes: ends.dropFirst().map {
            report.note("it ends with white space, too", at: value, range: $0)
          },
          fixIts: [context.fixIt("remove the white space", replacing: ends, by: "")])
      }
      // VoiceOver pauses at a line break.
      let mayBreakLine = field.field.isOwn || field.field.kind == .spokenText
      for run in WhiteSpace.runs(in: trimmed) where !run.breaksLine || !mayBreakLine {
        let range = text.sourceRange(of: run.range)
        let title = run.breaksLine ? "write one space" : "leave one space"
        var fixIt = context.fixIt(title, replacing: [range], by: " ")
        // A line break without indentation may be intentional, just in the wrong place.
        if run.breaksLine, run.count == 1, !run.hasTabAlone { fixIt.applicability = .displayOnly }
        report.add(
          at: value, range: range, part: run.breaksLine ? "line-break" : "repeated-space",
          run.breaksLine
            ? "\(name) contains a \(run.hasTabAlone ? "tab" : "line break")"
            : "\(name) has \(run.count) spaces in a row",
          fixIts: [fixIt])
      }
    }
  }
}
