import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A section of a type that does not exist.
  static let unknownSectionType = Rule(
    .unknownSectionType, foundByReading: .structure, severity: .error,
    summary: "a section names a type that does not exist",
    rationale: """
      The type says what the items are and how they are laid out; without it the section cannot \
      be shown. Types of your own are defined in 'Marquee.plist'.
      """,
    examples: [
      .bad(
        .sections,
        """
        <dict>
        <key>sectionType</key>
        ⟦<string>Basic</string>⟧
        <key>sectionName</key>
        <string>New this week</string>
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
        .sections,
        """
        <dict>
        <key>sectionType</key>
        <string>basic</string>
        <key>sectionName</key>
        <string>New this week</string>
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
    ])
}
