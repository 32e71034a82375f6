import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

extension Rule {
  static let highlightNotInText = Rule(
    "highlight-not-in-text", group: .text, severity: .error,
    summary: "the highlighted text does not occur in the text",
    rationale: """
      The app looks for the highlighted words in the text, letter by letter, and case matters. If it \
      does not find them, nothing is highlighted.
      """,
    examples: [
      .bad(
        .item(of: "textHeader"),
        ["text": "Because you liked Clay", "highlightedText": "⟦clay⟧"]),
      .good(
        .item(of: "textHeader"),
        [
          "text": "Because you liked Salt &amp; Clay",
          "highlightedText": "Salt <![CDATA[&]]> Clay",
        ]),
    ]
  ) { screen, _, report in
    for section in screen.sections where section.type?.itemKind == .textHeader {
      for item in section.items {
        guard let highlighted = item["highlightedText"], let whole = item["text"],
          let text = whole.text, !text.isBlank, let trimmed = highlighted.text?.trimmed
        else { continue }
        // Another rule reports white space at the ends.
        let highlight = String(decoding: trimmed, as: UTF8.self)
        guard !highlight.isEmpty, !text.string.contains(highlight) else { continue }
        report.add(
          at: highlighted, "'\(highlight)' does not occur in the text",
          notes: [Note("this is the text; letter case counts", at: whole.origin.place)])
      }
    }
  }
}
