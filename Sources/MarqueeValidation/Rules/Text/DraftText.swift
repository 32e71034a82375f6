import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Rule {
  /// A text that no author means to show; its kinds are ``DraftKind``.
  static let draftText = Rule(
    "draft-text", group: .text, severity: .warning,
    summary: "a text that no author means to show, such as 'TODO', '{{title}}' or 'IMG_1234.jpg'",
    rationale: """
      The app shows texts as they are. These were left by accident: words and signs that wait for \
      a text, as 'Lorem ipsum' and '???'; what a program writes for no text, as '(null)'; \
      placeholders that no program has filled in, as '%1$s', '{{name}}', '${x}' and '{0}'; Markdown; \
      the name of a file, or a mail or web address, in place of a text; rows of keys, as 'asdf'; \
      'the the'; and a bracket or a quotation mark without its other half. In lists, and in fields \
      of your own that no cell shows, an address can be what a text says.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "⟦TODO⟧"]),
      .bad(.item(of: "list"), ["text": "⟦Lorem ipsum dolor sit amet⟧"]),
      .bad(.item(of: "list"), ["text": "Hello ⟦(null)⟧!"]),
      .bad(.item(of: "list"), ["text": "⟦???⟧"]),
      .bad(.item(of: "list"), ["text": "Because you liked ⟦%1$@⟧"]),
      .bad(.item(of: "list"), ["text": "⟦{{title}}⟧"]),
      .bad(.item(of: "list"), ["text": "⟦**New**⟧ this week"]),
      .bad(.item(of: "basic"), .poster("poster1", description: "⟦IMG_1234.jpg⟧")),
      .bad(.item(of: "basic"), .poster("poster1", description: "⟦anna@example.com⟧")),
      .bad(.item(of: "list"), ["text": "⟦asdfgh⟧"]),
      .bad(.item(of: "list"), ["text": "Best of ⟦the the⟧ year"]),
      .bad(.item(of: "list"), ["text": "Dune ⟦(⟧Director’s cut"]),
      .bad(.item(of: "list"), ["text": "⟦“⟧Dune and other films"]),
      .good(
        .items(of: "list"),
        [
          ["text": "Todo sobre mi madre"], ["text": "100 % dunes, 12\" records :)"],
          ["text": "Questions?", "secondaryText": "help@example.com"],
        ]),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isShownText) { field, value in
      let text = context.text(of: value)
      let trimmed = text.trimmed
      guard let draft = Draft(in: trimmed, ofField: field.field.key),
        !context.allows(draft.kind, in: field),
        // Another rule reports the signs of HTML and of programming languages.
        EscapedMarkup.pieces(in: text.bytes).isEmpty
      else { return }
      let isWhole = draft.range == trimmed.indices
      report.add(
        at: value, range: isWhole ? nil : text.sourceRange(of: draft.range),
        "'\(field.field.key)' "
          + draft.kind.phrase(for: text.excerpt(draft.range), isWhole: isWhole))
    }
  }
}

extension RuleContext {
  /// Whether a field can mean to show what is a draft elsewhere.
  fileprivate func allows(_ kind: DraftKind, in occurrence: LocatedCatalog.Occurrence) -> Bool {
    // What is wrong in a highlighted part is wrong in its text.
    if occurrence.field.key == "highlightedText" { return true }
    switch kind {
    case .fileName: return isData(occurrence)
    case .address:
      let type = occurrence.section.flatMap { catalog.sections[$0].type }
      return isData(occurrence) || type?.itemKind == .row && occurrence.item != nil
    default: return false
    }
  }

  /// Whether a field is an author's own, and no cell shows it.
  private func isData(_ occurrence: LocatedCatalog.Occurrence) -> Bool {
    guard occurrence.field.isOwn else { return false }
    let type = occurrence.section.flatMap { catalog.sections[$0].type }
    return type?.itemKind.show.values.contains(occurrence.field.key) != true
  }
}
