import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let insecureLink = Rule(
    "insecure-link", group: .values, severity: .warning,
    summary: "a link begins with 'http://'",
    rationale: """
      Apps refuse to load what is not encrypted unless a setting allows it, and what is loaded can \
      be read and changed on the way. Try whether the host answers under 'https://'.
      """,
    examples: [
      .bad(.item(of: "businessBanner"), ["link": "⟦http⟧://example.com/business"]),
      .bad(.item(of: "courseSwimlane"), .course(imageLink: "⟦HTTP⟧://example.com/a?b=1&amp;c=2")),
      .good(.item(of: "businessBanner"), ["link": "https://example.com/?from=http://example.com"]),
    ]
  ) { context, report in
    context.forEachString(where: \.isLink) { occurrence, value in
      let text = context.text(of: value)
      // Another rule reports a text that is not a link.
      guard let link = try? WebLink(text.bytes), !link.isSecure else { return }
      let range = text.sourceRange(of: link.scheme)
      report.add(
        at: value, range: range, Message.isInsecure(occurrence.field),
        fixIts: [
          FixIt(
            "write 'https'", applicability: .displayOnly,
            edits: [TextEdit(range, replacement: "https")])
        ])
    }
  }
}

private enum Message {
  static func isInsecure(_ field: Field) -> String { "'\(field.key)' is not encrypted" }
}
