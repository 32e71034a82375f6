import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let linkWithUser = Rule(
    "link-with-user", group: .values, severity: .warning,
    summary: "a link has a user's name before its host",
    rationale: """
      What is before '@' can look like the site that a link leads to, and is not: \
      'https://apple.com@evil.example/' leads to evil.example. A password in it can be read by \
      everybody who has the app.
      """,
    examples: [
      .bad(.item(of: "businessBanner"), ["link": "https://⟦apple.com@⟧evil.example/"]),
      .bad(
        .item(of: "courseSwimlane"),
        .course(
          imageLink: "https://⟦anna:secret@⟧example.com:8443/a@b")),
      .good(
        .item(of: "businessBanner"),
        ["link": "https://example.com/@anna?mail=anna@example.com"]),
    ]
  ) { context, report in
    context.forEachString(where: \.isLink) { occurrence, value in
      let text = context.text(of: value)
      // Another rule reports a text that is not a link.
      guard let link = try? WebLink(text.bytes), let user = link.user else { return }
      let range = text.sourceRange(of: user)
      report.add(
        at: value, range: range, Message.hasUser(occurrence.field),
        fixIts: [
          FixIt(
            "remove the part before the host", applicability: .displayOnly,
            edits: [TextEdit(range, replacement: "")])
        ])
    }
  }
}

private enum Message {
  static func hasUser(_ field: Field) -> String {
    "'\(field.key)' has a user's name before its host"
  }
}
