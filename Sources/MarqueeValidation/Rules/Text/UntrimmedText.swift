import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let untrimmedText = Rule(
    "untrimmed-text", group: .text, severity: .warning,
    summary: "a text begins or ends with white space",
    rationale: """
      The app draws the space: a centred text is off centre, a list loses its straight edge, and \
      two texts that look alike are not the same.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Films &amp; series⟦ ⟧"]),
      .bad(.item(of: "list"), ["text": "⟦&#9; ⟧Films and series&#160;"]),
      .bad(.item(of: "categories"), ["titles": ["design⟦\u{3000}⟧"]]),
      .good(.item(of: "list"), ["text": "Films and series"]),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isShownText) { field, value in
      let text = context.text(of: value)
      let trimmed = text.trimmed
      guard !trimmed.isEmpty, trimmed.count < text.bytes.count else { return }
      let leading = text.bytes.startIndex..<trimmed.startIndex
      let trailing = trimmed.endIndex..<text.bytes.endIndex
      let ranges = [leading, trailing].filter { !$0.isEmpty }.map(text.sourceRange)
      report.add(
        at: value, range: ranges.first,
        leading.isEmpty ? Message.ends(field.field) : Message.begins(field.field),
        notes: ranges.dropFirst().map { report.note(Message.endsToo, at: value, range: $0) },
        fixIts: [context.fixIt("remove the white space", replacing: ranges, by: "")])
    }
  }
}

private enum Message {
  static func begins(_ field: Field) -> String { "'\(field.key)' begins with white space" }
  static func ends(_ field: Field) -> String { "'\(field.key)' ends with white space" }
  static let endsToo = "it ends with white space, too"
}
