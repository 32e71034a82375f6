import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A required key that is absent.
  static let missingKey = Rule(
    .missingKey, foundByReading: .structure, severity: .error,
    summary: "a dictionary lacks a key that it must have",
    rationale: """
      The app's models need the value: if it is absent, the whole screen does not load. A key that \
      is only misspelt is reported at the misspelt key.
      """,
    examples: [
      .bad(
        .items(of: "basic"),
        """
        ⟦<dict>⟧
        <key>description</key>
        <string>A lighthouse in a storm</string>
        </dict>
        """),
      .bad(
        .item(of: "basic"),
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        ⟦<key>imagename</key>⟧
        <string>poster1</string>
        """),
      .bad(
        .sections,
        """
        ⟦<dict>⟧
        <key>sectionType</key>
        <string>rank</string>
        <key>contentItem</key>
        <array>
        <dict>
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        </dict>
        </array>
        </dict>
        """),
      .good(
        .item(of: "mainBanner"),
        """
        <key>imageName</key>
        <string>banner</string>
        <key>title</key>
        <string>Learn something new</string>
        <key>caption</key>
        <string>Courses for every evening</string>
        """),
    ])
}
