import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let rankOrder = Rule(
    "rank-order", group: .rank, severity: .warning,
    summary: "the items of a section are not in the order of their ranks",
    rationale: """
      The app shows the items in the order of the file, so the second place would come before \
      the first. Without ranks, the order of the items counts.
      """,
    examples: [
      .bad(
        .items(of: "rank"),
        .posters(1...1, isRanked: true) + .posters(3...3, isRanked: true) + [
          .poster("poster2", rank: .integer("⟦2⟧"))
        ]),
      .good(.items(of: "rank"), .posters(1...3, isRanked: true)),
    ]
  ) { _, context, report in
    for ranking in context.rankings {
      guard let (number, before) = ranking.disorder else { continue }
      report.add(
        at: number.value, "rank \(number.rank) comes after rank \(before.rank)",
        notes: [Note("rank \(before.rank) is here", at: before.value.origin.place)],
        fixIts: [ranking.removal].compactMap(\.self))
    }
  }
}
