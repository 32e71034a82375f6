import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  /// A key that a dictionary has twice.
  static let duplicateKey = Rule(
    .duplicateKey, foundByReading: .propertyList, severity: .error,
    summary: "a dictionary has a key twice",
    rationale: """
      A reader keeps one of the two values and silently drops the other; which one differs from \
      reader to reader. Usually a row was copied and its key was not changed.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        ⟦<key>description</key>⟧
        <string>A cat on a roof</string>
        """),
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        <string>Help</string>
        ⟦<key>te&#120;t</key>⟧
        <string>Contact</string>
        """),
      .good(
        .items(of: "list"),
        """
        <dict>
        <key>text</key>
        <string>Help</string>
        </dict>
        <dict>
        <key>text</key>
        <string>Contact</string>
        </dict>
        """),
    ])
}
