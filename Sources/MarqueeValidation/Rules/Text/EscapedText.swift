import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let escapedText = Rule(
    "escaped-text", group: .text, severity: .warning,
    summary: "a text contains HTML or an escape, such as '&amp;' or '<b>', shown as it is",
    rationale: """
      A property list needs '&amp;' for '&' and '&lt;' for '<', once. A text that was escaped before \
      is escaped twice: people read 'Films &amp; series', or the tags around a word. The same goes for \
      escapes of programming languages, such as '\\n' and '\\u00e9'.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Films ⟦&amp;amp;⟧ series"]),
      .good(.item(of: "list"), ["text": "Films &amp; series, 3 &lt; 4, R&amp;B; I &lt;3 you"]),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isShownText) { field, value in
      let text = context.text(of: value)
      let pieces = EscapedMarkup.pieces(in: text.bytes)
      guard let first = pieces.first else { return }
      report.add(
        at: value, range: text.sourceRange(of: first.range),
        "'\(field.field.key)' contains '\(text.excerpt(first.range))', which the app shows as it is",
        fixIts: [fixIt(for: pieces, in: text, context)])
    }
  }

  private static func fixIt(
    for pieces: [EscapedMarkup.Piece], in text: AuthoredText, _ context: AuthoredContext
  ) -> FixIt {
    var ranges: [SourceRange] = []
    var characters: [String] = []
    for case .reference(let range, let character) in pieces {
      ranges.append(text.sourceRange(of: range))
      characters.append(String(character))
    }
    guard ranges.count == pieces.count else {
      return FixIt("write the text without tags", applicability: .displayOnly)
    }
    return context.fixIt("write each character once", replacing: ranges, by: characters)
  }
}
