import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let conflictingDescription = Rule(
    "conflicting-description", group: .text, severity: .warning,
    summary: "one image has different descriptions",
    rationale: """
      An image shows one thing. If two of its descriptions differ, one of them was probably written \
      for another image. Placeholders do not count; they have a rule of their own.
      """,
    examples: [
      .bad(
        .items(of: "basic"),
        [
          .poster("poster1"), .poster("poster1", description: "⟦A cat on a roof⟧"),
          .poster("poster1", description: "Rain over the city"),
        ]),
      .good(
        .items(of: "basic"),
        [.poster("poster1"), .poster("poster1", description: "A lighthouse  in a storm")]),
    ]
  ) { _, context, report in
    for conflict in context.descriptions.conflicts {
      report.add(
        at: conflict.second,
        "image '\(conflict.image.string)' has \(conflict.textCount) different descriptions",
        label: "another text",
        notes: [Note("the first one is here", at: conflict.first.origin.place)])
    }
  }
}
