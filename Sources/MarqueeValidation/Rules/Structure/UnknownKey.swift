import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A key that nothing reads.
  static let unknownKey = Rule(
    .unknownKey, foundByReading: .structure, severity: .warning,
    summary: "a dictionary has a key that nothing reads",
    rationale: """
      The value is lost silently: the JSON does not contain it. Usually the key is misspelt, or \
      belongs to another type of section.
      """,
    examples: [
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        <string>Help</string>
        ⟦<key>secondryText</key>⟧
        <string>Questions and answers</string>
        """),
      .bad(
        .item(of: "basic"),
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        ⟦<key>rank</key>⟧
        <integer>1</integer>
        """),
      .good(
        .item(of: "list"),
        """
        <key>text</key>
        <string>Help</string>
        <key>secondaryText</key>
        <string>Questions and answers</string>
        """),
    ])
}
