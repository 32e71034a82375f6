import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let invisibleCharacter = Rule(
    "invisible-character", group: .text, severity: .warning,
    summary: "a text contains an invisible character that has no use there",
    rationale: """
      Zero width spaces, byte order marks and marks of direction come along with copied text. A \
      search does not find the word, two texts that look alike are not the same, and a line may \
      break inside a word. Where scripts need them, as between words of Thai, in emoji or next to \
      Hebrew, they are fine; so are soft hyphens in a word of thirteen letters or more. An isolate of \
      direction that nothing ends changes the order of the whole line. A link with such a character \
      leads to another address.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Light⟦&#x200B;⟧house"]),
      .good(.item(of: "list"), ["text": "Literatur&#xAD;verfilmungen"]),
    ]
  ) { context, report in
    func check(_ field: LocatedCatalog.Occurrence, _ value: ValueIndex) {
      let text = context.text(of: value)
      let runs = InvisibleCharacters.runs(
        in: text.bytes, isLink: field.kind.isLink,
        isReadFromRight: context.views.views.locale.language.isReadFromRight)
      guard let first = runs.first?.first else { return }
      let count = runs.reduce(0) { $0 + $1.count }
      // All of a text at once, because one per pass would take too many passes.
      report.add(
        at: value, range: text.sourceRange(of: first),
        "'\(field.field.key)' contains the invisible character "
          + UnseenCharacter.name(of: text.bytes[first]),
        notes: count == 1 ? [] : [Note("the text has \(count) invisible characters")],
        fixIts: [
          context.fixIt(
            count == 1 ? "remove it" : "remove all \(count)",
            replacing: runs.map { text.sourceRange(of: $0.range) }, by: "")
        ])
    }
    context.forEachIrregularString(where: \.isShownText, check)
    context.forEachString(where: \.isLink, check)
  }
}
