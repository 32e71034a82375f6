import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Rule {
  /// A text that no author means to show; see ``Draft``.
  static let draftText = Rule(
    "draft-text", group: .text, severity: .warning,
    summary: "a text that no author means to show, such as 'TODO', '{{title}}' or 'IMG_1234.jpg'",
    rationale: """
      The app shows texts as they are. These were left by accident: words and signs that wait for \
      a text, as 'Lorem ipsum' and '???'; what a program writes for no text, as '(null)'; \
      placeholders that no program has filled in, as '%1$s', '{{name}}', '${x}' and '{0}'; Markdown \
      and escapes of other formats, as '%C3%A9'; the name of a file or an image, a key, an 'id', or an \
      address in place of a text; rows of keys, as 'asdf'; a word or a text twice; a bracket, a \
      quotation mark or a separator without its other half, as in 'A • • B'; a label as '[Title]', \
      the mark of a copy, and notes to other editors, as 'DO NOT PUBLISH'. What may be meant, as \
      the title 'What is %@?', is a note. In lists an address can be what a text says, and fields of \
      your own that no cell shows can have any text.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "⟦TODO⟧"]),
      .good(
        .items(of: "list"),
        [
          ["text": "Todo sobre mi madre"], ["text": "100 % dunes, 12\" records :)"],
          ["text": "Questions?", "secondaryText": "help@example.com"],
        ]),
    ]
  ) { context, report in
    reportNamesInLibrary(context, &report)
    context.forEachIrregularString(where: \.isShownText) { field, value in
      let kind = field.section.flatMap { context.catalog.sections[$0].type?.itemKind }
      let key = field.field.key
      let text = context.text(of: value)
      let trimmed = text.trimmed
      // What is wrong in a highlighted part is wrong in its text.
      guard key != "highlightedText",
        // No cell shows these.
        !field.field.isOwn || context.catalog.shows(field),
        // Another rule reports the signs of HTML and of programming languages.
        EscapedMarkup.pieces(in: text.bytes).isEmpty
      else { return }
      if let name = context.name(trimmed, besides: field) {
        let severity: Severity = Draft.isCode(trimmed) ? .warning : .note
        report.add(at: value, severity: severity, "'\(key)' is \(name), not a text")
      } else if let draft = Draft(in: trimmed, ofField: field.field.isOwn ? "" : key),
        draft.kind != .address || kind != .row || field.item == nil
      {
        let isWhole = draft.range == trimmed.indices
        let isTitle = context.isTitle(field, of: kind, naming: trimmed)
        let mayBeMeant = draft.mayBeMeant(in: trimmed, isTitle: isTitle)
        let phrase = isWhole ? draft.kind.whole : draft.kind.rawValue
        report.add(
          at: value, range: isWhole ? nil : text.sourceRange(of: draft.range),
          severity: mayBeMeant ? .note : draft.severity,
          "'\(key)' " + phrase.replacing("*", with: "'\(text.excerpt(draft.range))'"))
      }
    }
  }

  /// Reports texts of library items that are names which the screen writes in their place.
  private static func reportNamesInLibrary(
    _ context: AuthoredContext, _ report: inout RuleReport
  ) {
    for reference in context.catalog.references {
      let index = context.catalog.items[reference.item].index
      guard context.document[index].kind == .dictionary,
        let item = context.screen.shown.item(at: reference.item), !item.isFound
      else { continue }
      for field in item.kind.fields where field.kind.isShownText && !field.isOwn {
        guard let value = item[field.key], !value.isOwn, let text = value.text,
          let name = context.name(text.trimmed, of: item, writtenOnly: true)
        else { continue }
        report.add(
          at: index, range: context.document.openingTag(of: index),
          severity: Draft.isCode(text.trimmed) ? .warning : .note,
          "'\(field.key)' is \(name), not a text")
      }
    }
  }
}

extension AuthoredContext {
  /// What a text is if it says the same as a value of its item that nobody reads, or as a key.
  fileprivate func name(
    _ text: ArraySlice<UInt8>, besides occurrence: LocatedCatalog.Occurrence
  ) -> String? {
    guard let item = occurrence.item, text.first?.isASCIILetter == true, !text.contains(0x20) else {
      return nil
    }
    let word = String(decoding: text, as: UTF8.self)
    let isKey = document.children(of: catalog.items[item].index).contains {
      $0 + 1 != occurrence.value && document.has($0, text: word)
    }
    return isKey ? "a key" : screen.shown.item(at: item).flatMap { name(text, of: $0) }
  }

  fileprivate func name(
    _ text: ArraySlice<UInt8>, of item: ShownItem, writtenOnly: Bool = false
  ) -> String? {
    for (position, field) in item.kind.fields.enumerated() where field.kind.means(.name) {
      guard let value = item.value(ofField: position), value.isOwn || !writtenOnly,
        value.text?.bytes.elementsEqual(text) == true
      else { continue }
      return field.kind.isImageName ? "the name of an image" : "an '\(field.key)'"
    }
    return nil
  }

  /// Whether people know an item by a field, and its text does not stand for another field.
  fileprivate func isTitle(
    _ occurrence: LocatedCatalog.Occurrence, of kind: ItemKind?, naming text: ArraySlice<UInt8>
  ) -> Bool {
    guard let kind, occurrence.item != nil else { return false }
    let name = text.filter(\.isASCIILetter)
    return
      (catalog.shows(occurrence, as: .title)
      || kind.imageDescription.map { kind.fields[$0].key } == occurrence.field.key)
      && !kind.fields.contains { $0.keyUTF8 == name }
  }
}
