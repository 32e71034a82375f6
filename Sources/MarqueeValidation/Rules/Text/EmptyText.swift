import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// Texts and names that hold nothing.
  static let emptyText = Rule(
    "empty-text", group: .text, severity: .error,
    summary: "a text or a name is empty",
    rationale: """
      The app shows an empty place, or looks for an image without a name. Leave out an optional text \
      that is not wanted, together with its key.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        """
        <key>description</key>
        ⟦<string></string>⟧
        <key>imageName</key>
        <string>poster1</string>
        """),
      .bad(
        .item(of: "basic"),
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        ⟦<string/>⟧
        """),
      .bad(
        .item(of: "categories"),
        """
        <key>titles</key>
        <array>
        <string>design</string>
        ⟦<string> &#160;</string>⟧
        </array>
        """),
      .good(
        .item(of: "basic"),
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        """),
      .good(
        .sections,
        """
        <dict>
        <key>sectionType</key>
        <string>main</string>
        <key>sectionName</key>
        <string></string>
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
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.mustNotBeEmpty) { field, value in
      let text = context.text(of: value)
      if text.bytes.isEmpty {
        report.add(at: value, Message.isEmpty(field.field))
      } else if text.isBlank {
        report.add(at: value, Message.isBlank(field.field))
      }
    }
  }
}

extension FieldKind {
  /// Whether an empty string means nothing; an empty link is an invalid one.
  fileprivate var mustNotBeEmpty: Bool {
    switch self {
    case .text, .texts, .identifier, .imageName: true
    default: false
    }
  }
}

private enum Message {
  static func isEmpty(_ field: Field) -> String { "'\(field.key)' is empty" }
  static func isBlank(_ field: Field) -> String { "'\(field.key)' is nothing but white space" }
}
