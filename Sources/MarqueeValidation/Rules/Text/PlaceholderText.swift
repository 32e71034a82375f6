import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let placeholderText = Rule(
    "placeholder-text", group: .text, severity: .warning,
    summary: "five or more different images have the same description",
    rationale: """
      Such a text was copied along with its item and never replaced. A person who listens to \
      the screen hears the same words for every image.
      """,
    examples: [
      .bad(
        .items(of: "grid"),
        [.poster("poster1", description: "⟦A lighthouse in a storm⟧")]
          + .posters(2...5, description: "A lighthouse in a storm")),
      .good(.items(of: "grid"), .posters(1...4, description: "A lighthouse in a storm")),
    ]
  ) { _, context, report in
    for text in context.descriptions.placeholders {
      report.add(
        at: text.first, "one text describes \(text.imageCount) different images",
        notes: [Note("\(text.itemCount) items of this screen have it")])
    }
  }
}
