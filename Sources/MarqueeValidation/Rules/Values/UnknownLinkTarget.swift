import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let unknownLinkTarget = Rule(
    "unknown-link-target", ofFolder: .values, severity: .error,
    summary: "a link leads to a screen, a section or an item that does not exist",
    rationale: """
      A tap would do nothing. A screen is named by the path of its file without the extension, a \
      section and an item by the 'id' that their author has given them: other identifiers change \
      when texts do. Names are only checked with all screens, as by 'marquee \
      validate Content', for one screen does not know the others; and not while what may have the \
      name cannot be read as a whole.
      """,
    examples: [
      .bad(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["text": "Contact", "link": "screen:⟦Earlyer⟧"]]),
      .bad(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["text": "Contact", "link": "item:⟦hlep⟧"]]),
      .bad(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["text": "Contact", "link": "screen:Earlier#⟦new⟧"]]),
      .good(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["text": "Contact", "link": "item:help"], ["text": "First", "link": "screen:Earlier"]]),
    ]
  ) { context, report in
    context.reportUnknown(&report) { $0.role == .link }
  }
}
