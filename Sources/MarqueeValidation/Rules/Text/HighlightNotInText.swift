import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// A highlight that its text does not hold.
  static let highlightNotInText = Rule(
    "highlight-not-in-text", group: .text, severity: .error,
    summary: "the highlighted text is no part of the text",
    rationale: """
      The app looks for the highlighted words in the text, letter by letter. Where it does not find \
      them, nothing is highlighted.
      """,
    examples: [
      .bad(
        .item(of: "textHeader"),
        """
        <key>text</key>
        <string>Because you liked Clay</string>
        <key>highlightedText</key>
        ⟦<string>clay</string>⟧
        """),
      .good(
        .item(of: "textHeader"),
        """
        <key>text</key>
        <string>Because you liked Salt &amp; Clay</string>
        <key>highlightedText</key>
        <string>Salt <![CDATA[&]]> Clay</string>
        """),
    ]
  ) { context, report in
    context.forEachText { occurrence, value in
      guard occurrence.field.key == "highlightedText", let item = occurrence.item,
        let whole = context.text("text", in: context.catalog.items[item].index)
      else { return }
      // White space at the ends is a fault of its own, and not this one too.
      let highlight = String(decoding: context.text(of: value).trimmed, as: UTF8.self)
      let text = String(decoding: whole.text.bytes, as: UTF8.self)
      guard !highlight.isEmpty, !whole.text.isBlank, !text.contains(highlight) else { return }
      report.add(
        at: value, Message.isNotInText(highlight),
        notes: [report.note(Message.text, at: whole.value)])
    }
  }
}

private enum Message {
  static func isNotInText(_ highlight: String) -> String { "'\(highlight)' is no part of the text" }
  static let text = "this is the text; letter case counts"
}
