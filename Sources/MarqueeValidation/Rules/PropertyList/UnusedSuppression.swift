import MarqueeDiagnostics

extension Rule {
  /// A comment that silences nothing.
  static let unusedSuppression = Rule(
    .unusedSuppression, foundByReading: .propertyList, severity: .warning,
    summary: "a comment 'marquee:allow' silences nothing",
    rationale: """
      The comment was written for a fault that is gone, names no rule, or stands in the wrong place. \
      Left where it is, it hides the same fault the day it comes back.
      """,
    examples: [
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        ⟦<!-- marquee:allow repeated-space the gap is drawn so -->⟧
        <string>Help</string>
        """),
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        ⟦<!-- marquee:allow double-space -->⟧
        <string>Help</string>
        """),
      .good(
        .item(of: "list"),
        """
        <key>text</key>
        <!-- marquee:allow repeated-space the gap is drawn so -->
        <string>Mind the  gap</string>
        """),
      .good(
        .item(of: "list"),
        """
        <!-- Shown to everybody, so keep it short. -->
        <key>text</key>
        <string>Help</string>
        """),
    ])
}
