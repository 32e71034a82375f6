import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let duplicateKey = Rule(
    .duplicateKey, group: .propertyList, severity: .error,
    summary: "a key appears twice in a dictionary",
    rationale: """
      A reader keeps one of the two values and silently drops the other; which one differs from \
      reader to reader. Usually a row was copied and its key was not changed.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        [
          "description": "A lighthouse in a storm", "imageName": "poster1",
          "⟦description⟧": "A cat on a roof",
        ]),
      .good(.items(of: "list"), [["text": "Help"], ["text": "Contact"]]),
    ])
}
