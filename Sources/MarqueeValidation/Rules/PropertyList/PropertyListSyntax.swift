import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let propertyListSyntax = Rule(
    .propertyListSyntax, foundByReading: .propertyList, severity: .error,
    summary: "the text is not well-formed, or is not a property list",
    rationale: """
      An app reads a property list whole or not at all: one wrong tag, and the screen stays empty. \
      The error is reported at the wrong tag, which is not always where other readers give up.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Films ⟦&⟧ series"]),
      .bad(.item(of: "list"), ["text": .xml("<string>Films &amp; series⟦</sting>⟧")]),
      .bad(.item(of: "courseSwimlane"), .course(rating: .xml("<real>⟦4,5⟧</real>"))),
      .good(.item(of: "list"), ["text": "Films &amp; <![CDATA[<series>]]>"]),
    ])
}
