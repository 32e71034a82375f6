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
      The app shows an empty place, or looks for a picture without a name. An optional text that is \
      not wanted is left out, key and all.
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
      .good(
        .item(of: "basic"),
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        """),
    ]
  ) { context, report in
    context.forEachText { field, value in
      if context.document[value].content.isEmpty {
        report.add(at: value, Message.isEmpty(field.field))
      }
    }
    context.forEachString(where: { $0 == .identifier || $0 == .imageName }) { field, value in
      if context.document[value].content.isEmpty {
        report.add(at: value, Message.isEmpty(field.field))
      }
    }
  }
}

private enum Message {
  static func isEmpty(_ field: Field) -> String { "'\(field.key)' is empty" }
}
