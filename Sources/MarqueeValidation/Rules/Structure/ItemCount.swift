import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// Several items where one belongs.
  static let itemCount = Rule(
    .itemCount, foundByReading: .structure, severity: .error,
    summary: "a section that holds exactly one item has several",
    rationale: """
      The layout of such a section has one place, as wide as the screen. What the app makes of the \
      other items is not defined. Give each item a section of its own.
      """,
    examples: [
      .bad(
        .sections,
        """
        <dict>
        <key>sectionType</key>
        <string>textHeader</string>
        <key>contentItem</key>
        ⟦<array>⟧
        <dict>
        <key>text</key>
        <string>What to learn next</string>
        </dict>
        <dict>
        <key>text</key>
        <string>Because you liked clay</string>
        </dict>
        </array>
        </dict>
        """),
      .good(
        .items(of: "textHeader"),
        """
        <dict>
        <key>text</key>
        <string>What to learn next</string>
        </dict>
        """),
    ])
}
