import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let xmlNotWellFormed = Rule(
    .xmlNotWellFormed, group: .propertyList, severity: .warning, parts: [.doubleHyphen],
    summary: "something is not allowed in XML, and other readers refuse the file",
    rationale: """
      PropertyListDecoder and plutil read such a file, but codesign, Python and every strict XML \
      parser refuse it as a whole. XML keeps '--' for the end of a comment and ']]>' for that of a \
      CDATA section, allows nothing before its declaration, and most control characters nowhere.
      """,
    examples: [
      .bad(
        .item(of: "list"),
        """
        <!-- the old text ⟦--⟧ see the sheet -->
        <key>text</key>
        <string>Help</string>
        """),
      .good(
        .item(of: "list"),
        """
        <!-- the old text - see the sheet -->
        <key>text</key>
        <string>Help -- and [[answers]]</string>
        """),
    ])
}
