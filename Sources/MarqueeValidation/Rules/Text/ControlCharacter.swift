import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let controlCharacter = Rule(
    "control-character", group: .text, severity: .error,
    summary: "a text or a name contains a control character",
    rationale: """
      Control characters come along when text is copied from elsewhere. They are invisible, and a name \
      with one is another name. Overrides and embeddings of direction (U+202A to U+202E) reorder \
      what people read; isolates, marks, joiners and variation selectors are fine. The numbers 128 to \
      159 are characters in Windows-1252: '&#146;' was meant to be '’'.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Films⟦&#x8;⟧ and series"]),
      .good(.item(of: "list"), ["text": "می‌خواهم &#x2067;עברית&#x2069; 👩‍👩‍👧 ❤️"]),
    ]
  ) { context, report in
    // In a link, such a character makes it invalid.
    func check(_ field: Field, at value: ValueIndex) {
      let text = context.text(of: value)
      guard let character = UnseenCharacter.first(in: text.bytes) else { return }
      let range = text.sourceRange(of: character)
      let written = String(decoding: text.bytes[character], as: UTF8.self)
      let meant = String(
        String.UnicodeScalarView(written.unicodeScalars.map(Windows1252.character(meantBy:))))
      report.add(
        at: value, range: range,
        "'\(field.key)' contains the control character "
          + UnseenCharacter.name(of: text.bytes[character]),
        fixIts: [
          field.kind.isShownText && meant != written
            ? context.fixIt("write '\(meant)'", replacing: [range], by: meant)
            : FixIt(
              "remove it", applicability: .displayOnly, edits: [TextEdit(range, replacement: "")])
        ])
    }
    context.forEachIrregularString(where: \.isWritten) { check($0.field, at: $1) }
    // The key of a library's item is its identifier.
    for item in context.catalog.items where context.catalog.isLibrary && item.index > 0 {
      check(.id, at: item.index - 1)
    }
  }
}
