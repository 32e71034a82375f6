import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  /// Two hyphens in a row inside a comment.
  static let doubleHyphen = Rule(
    .doubleHyphen, foundByReading: .propertyList, severity: .warning,
    summary: "a comment has two hyphens in a row",
    rationale: """
      XML keeps '--' for the end of a comment, and does not allow a hyphen right before that end \
      either. PropertyListDecoder and plutil read such a file, but codesign, Python and every strict \
      XML parser refuse it as a whole.
      """,
    examples: [
      .bad(
        .item(of: "list"),
        """
        <!-- the old text ⟦--⟧ see the sheet -->
        <key>text</key>
        <string>Help</string>
        """),
      .bad(
        .item(of: "list"),
        """
        <!-- Help ⟦---⟧-->
        <key>text</key>
        <string>Help</string>
        """),
      .good(
        .item(of: "list"),
        """
        <!-- the old text - see the sheet -->
        <key>text</key>
        <string>Help -- and answers</string>
        """),
    ])
}
