import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
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
  ) { context, report in
    let catalog = context.catalog
    for position in catalog.positions(where: { $0.itemKind == .textHeader }) {
      for item in catalog.items[catalog.sections[position].items].map(\.index) {
        guard let highlighted = context.text("highlightedText", in: item),
          let whole = context.text("text", in: item)
        else { continue }
        // Another rule reports white space at the ends.
        let highlight = String(decoding: highlighted.text.trimmed, as: UTF8.self)
        let text = String(decoding: whole.text.bytes, as: UTF8.self)
        guard !highlight.isEmpty, !whole.text.isBlank, !text.contains(highlight) else { continue }
        report.add(
          at: highlighted.value, "'\(highlight)' does not occur in the text",
          notes: [report.note("this is the text; letter case counts", at: whole.value)])
      }
    }
  }
}
