import MarqueeDiagnostics

extension Rule {
  static let unusedSuppression = Rule(
    "unused-suppression", group: .propertyList, severity: .warning,
    summary: "a comment 'marquee:allow' silences nothing",
    rationale: """
      The comment was written for an error that is fixed, does not name a rule, or is in the wrong \
      place. If it stays, it hides the same error when that comes back.
      """,
    examples: [
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        ⟦<!-- marquee:allow repeated-space the gap is drawn so -->⟧
        <string>Help</string>
        """),
      .good(
        .item(of: "list"),
        """
        <key>text</key>
        <!-- marquee:allow repeated-space the gap is drawn so -->
        <string>Mind the  gap</string>
        """),
    ])
}
