import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let propertyListNesting = Rule(
    .propertyListNesting, foundByReading: .propertyList, severity: .error,
    summary: "values are nested more than 128 levels deep, or groups of a layout more than 16",
    rationale: """
      Readers of property lists call themselves once for each level of the file, and crash the app \
      when there are too many. A screen needs ten levels at most, and a layout three groups.
      """,
    examples: [
      .bad(.file, screen(arraysInside: 126, tooDeep: "⟦<array>⟧</array>")),
      .good(.file, screen(arraysInside: 126, tooDeep: "")),
    ])

  private static func screen(arraysInside count: Int, tooDeep: String) -> ExampleValue {
    """
    <plist version="1.0">
    <array>
    <dict>
    <key>sectionType</key>
    <string>list</string>
    <key>contentItem</key>
    <array><dict><key>text</key><string>Help</string></dict></array>
    <key>deep</key>
    \(String(repeating: "<array>", count: count))
    \(tooDeep)
    \(String(repeating: "</array>", count: count))
    </dict>
    </array>
    </plist>
    """
  }
}
