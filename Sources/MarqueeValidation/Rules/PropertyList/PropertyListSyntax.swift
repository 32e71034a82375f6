import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  /// Text that is not a property list.
  static let propertyListSyntax = Rule(
    .propertyListSyntax, foundByReading: .propertyList, severity: .error,
    summary: "the text is not well-formed, or is not a property list",
    rationale: """
      An app reads a property list whole or not at all: one wrong tag, and the screen stays empty. \
      The error is reported at the wrong tag, which is not always where other readers give up.
      """,
    examples: [
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        <string>Films ⟦&⟧ series</string>
        """),
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        <string>Films &amp; series⟦</sting>⟧
        """),
      .bad(
        .item(of: "courseSwimlane"),
        """
        <key>imageLink</key>
        <string>https://example.com/clay.jpg</string>
        <key>title</key>
        <string>First steps in clay</string>
        <key>author</key>
        <string>Ada Byron</string>
        <key>rating</key>
        <real>⟦4,5⟧</real>
        <key>reviewCount</key>
        <integer>12</integer>
        <key>price</key>
        <string>19.90</string>
        """),
      .good(
        .item(of: "list"),
        """
        <key>text</key>
        <string>Films &amp; <![CDATA[<series>]]></string>
        """),
    ])
}
