import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let rankLimit = Rule(
    "rank-limit", group: .rank, severity: .warning,
    summary: "a numbered section has more than ten items",
    rationale: """
      The numerals are drawn for a top ten; larger numbers cover the images.
      """,
    examples: [
      .bad(
        .items(of: "rank"),
        .posters(1...10) + [.markedStart(.poster("poster11"))] + .posters(12...12)),
      .good(.items(of: "rank"), .posters(1...10)),
    ]
  ) { _, context, report in
    for entries in context.rankings.map(\.entries) where entries.count > limit {
      report.add(
        at: entries[limit].item.place,
        "a ranking has ten places, and this one holds \(entries.count) items")
    }
  }

  private static let limit = 10
}
