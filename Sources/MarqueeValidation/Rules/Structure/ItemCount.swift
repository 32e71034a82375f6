import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// Several items where only one belongs.
  static let itemCount = Rule(
    .itemCount, group: .structure, severity: .error,
    summary: "a section has fewer or more items than its type allows",
    rationale: """
      The layout of such a section has one place, as wide as the screen. What the app makes of the \
      other items is not defined. Give each item its own section.
      """,
    examples: [
      .bad(
        .sections,
        [
          .section(
            "textHeader",
            .markedStart([
              ["text": "What to learn next"], ["text": "Because you liked clay"],
            ]))
        ]),
      .good(.items(of: "textHeader"), [["text": "What to learn next"]]),
    ])
}
