import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// An item inside an item.
  static let nestedItem = Rule(
    .nestedItem, foundByReading: .structure, severity: .error,
    summary: "an item or a section is inside another, where nothing reads it",
    rationale: """
      A property list editor that adds a row inside a dictionary creates a key such as 'New item' \
      there. The file stays well-formed and loads without an error, but the item is lost: the row \
      on the screen is one title short.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster13</string>
        ⟦<key>New item</key>⟧
        <dict>
        <key>description</key>
        <string>A cat on a roof</string>
        <key>imageName</key>
        <string>poster14</string>
        </dict>
        """),
      .good(
        .items(of: "basic"),
        """
        <dict>
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster13</string>
        </dict>
        <dict>
        <key>description</key>
        <string>A cat on a roof</string>
        <key>imageName</key>
        <string>poster14</string>
        </dict>
        """),
    ])
}
