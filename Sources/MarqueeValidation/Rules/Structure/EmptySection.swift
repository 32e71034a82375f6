import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// Nothing where something must be.
  static let emptySection = Rule(
    .emptySection, foundByReading: .structure, severity: .error,
    summary: "a section, a screen or a list of titles is empty",
    rationale: """
      The app shows a header with nothing below it. Leave out a section that is not wanted now, \
      with all its keys.
      """,
    examples: [
      .bad(
        .sections,
        """
        <dict>
        <key>sectionType</key>
        <string>basic</string>
        <key>sectionName</key>
        <string>New this week</string>
        <key>contentItem</key>
        ⟦<array/>⟧
        </dict>
        """),
      .bad(
        .item(of: "categories"),
        """
        <key>titles</key>
        ⟦<array>
        </array>⟧
        """),
      .bad(
        .file,
        """
        <plist version="1.0">⟦<array/>⟧</plist>
        """),
      .good(
        .item(of: "categories"),
        """
        <key>titles</key>
        <array>
        <string>design</string>
        </array>
        """),
    ])
}
