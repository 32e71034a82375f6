import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let propertyListSyntax = Rule(
    .propertyListSyntax, group: .propertyList, severity: .error,
    parts: [.propertyListNesting, .unsupportedEncoding],
    summary: "the text is not well-formed, or is not a property list that apps can read",
    rationale: """
      An app reads a property list whole or not at all: one wrong tag, and the screen stays empty. \
      The error is reported at the wrong tag, which is not always where other readers give up. So is \
      a text that is neither UTF-8 nor UTF-16, for an app that guesses its encoding wrong shows \
      'CafÃ©' for 'Café'; and values nested more than 128 levels deep, or groups of a layout more \
      than 16, for readers call themselves once for each level, and crash the app.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Films ⟦&⟧ series"]),
      .good(.item(of: "list"), ["text": "Films &amp; <![CDATA[<series>]]>"]),
    ])
}
