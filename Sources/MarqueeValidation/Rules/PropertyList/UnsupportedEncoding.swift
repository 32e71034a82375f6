import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  /// Text in an encoding that cannot be read.
  static let unsupportedEncoding = Rule(
    .unsupportedEncoding, foundByReading: .propertyList, severity: .error,
    summary: "the text is neither UTF-8 nor UTF-16",
    rationale: """
      The encodings of old files give each byte a meaning of their own, and an app that guesses \
      wrong shows 'CafÃ©' for 'Café'. Save the file as UTF-8.
      """,
    examples: [
      .bad(.file, screen(encoding: "⟦ISO-8859-1⟧")),
      .good(.file, screen(encoding: "UTF-8")),
    ])

  private static func screen(encoding: String) -> ExampleValue {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    <plist version="1.0">
    <array>
    <dict>
    <key>sectionType</key>
    <string>list</string>
    <key>contentItem</key>
    <array>
    <dict>
    <key>text</key>
    <string>Help</string>
    </dict>
    </array>
    </dict>
    </array>
    </plist>
    """
  }
}
