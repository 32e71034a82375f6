import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A value of the wrong kind.
  static let wrongValueType = Rule(
    .wrongValueType, foundByReading: .structure, severity: .error,
    summary: "a value is not of the type that its key needs",
    rationale: """
      The app's models are strict: if a key that needs a string has an integer, the whole screen \
      does not load.
      """,
    examples: [
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        ⟦<integer>2024</integer>⟧
        """),
      .bad(
        .item(of: "rank"),
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        <key>rank</key>
        ⟦<integer>0</integer>⟧
        """),
      .bad(
        .item(of: "categories"),
        """
        <key>titles</key>
        ⟦<string>design, music</string>⟧
        """),
      .good(
        .item(of: "list"),
        """
        <key>text</key>
        <string>2024</string>
        """),
      .good(
        .item(of: "categories"),
        """
        <key>titles</key>
        <array>
        <string>design</string>
        <string>music</string>
        </array>
        """),
    ])
}
