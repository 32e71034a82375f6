import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A layout that the screen does not have.
  static let unknownLayout = Rule(
    .unknownLayout, foundByReading: .structure, severity: .error,
    summary: "a section names a layout that the screen does not have",
    rationale: """
      A section's 'layout' is the name of one of the screen's own layouts, which are under \
      'layouts' beside 'sections'. A type's layout needs no name.
      """,
    examples: [
      .bad(.file, screen(layoutName: "⟦<string>wde</string>⟧")),
      .bad(
        .sections,
        """
        <dict>
        <key>sectionType</key>
        <string>list</string>
        <key>layout</key>
        ⟦<string>list</string>⟧
        <key>contentItem</key>
        <array>
        <dict>
        <key>text</key>
        <string>Help</string>
        </dict>
        </array>
        </dict>
        """),
      .good(.file, screen(layoutName: "<string>wide</string>")),
    ])

  /// A screen with the layout 'wide', and a section that names a layout.
  private static func screen(layoutName: String) -> String {
    """
    <plist version="1.0">
    <dict>
    <key>sections</key>
    <array>
    <dict>
    <key>sectionType</key>
    <string>list</string>
    <key>layout</key>
    \(layoutName)
    <key>contentItem</key>
    <array><dict><key>text</key><string>Help</string></dict></array>
    </dict>
    </array>
    <key>layouts</key>
    <dict>
    <key>wide</key>
    <dict>
    <key>list</key>
    <dict><key>appearance</key><string>plain</string></dict>
    </dict>
    </dict>
    </dict>
    </plist>
    """
  }
}
