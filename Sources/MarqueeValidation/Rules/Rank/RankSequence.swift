import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let rankSequence = Rule(
    "rank-sequence", group: .rank, severity: .error,
    parts: ["duplicate-rank", "missing-rank", "rank-gap"],
    summary: "the ranks of a section are not 1, 2, 3 and so on, each once",
    rationale: """
      Ranks count from 1 without a gap: 1, 2, 4 lacks 3. Either an item was lost, or was copied and \
      has the wrong number. If no item has a rank, the position counts. If only some have one, the \
      places of the others are unknown; if most have none, those that have one are reported.
      """,
    examples: [
      .bad(
        .items(of: "rank"),
        .posters(1...1, isRanked: true) + [.markedStart(.poster("poster2"))]
          + .posters(3...3, isRanked: true)),
      .good(.items(of: "rank"), .posters(1...3)),
    ]
  ) { _, context, report in
    for ranking in context.rankings {
      let fixIts = [ranking.removal].compactMap(\.self)
      let outliers = ranking.outliers
      for item in outliers.unranked {
        report.add(
          at: item.place, part: "missing-rank",
          "an item has no 'rank', and others of its section have one", fixIts: fixIts)
      }
      for rank in outliers.ranked {
        report.add(
          at: rank, part: "missing-rank",
          "an item has a 'rank', and most of its section have none", fixIts: fixIts)
      }
      for (number, first) in ranking.repeated {
        report.add(
          at: number.value, part: "duplicate-rank",
          "rank \(number.rank) appears twice in one section", label: "again",
          notes: [Note("first used here", at: first.origin.place)], fixIts: fixIts)
      }
      if let (missing, next) = ranking.gap {
        report.add(
          at: next.value, part: "rank-gap", "rank \(missing) is missing",
          label: "the next one above it", fixIts: fixIts)
      }
    }
  }
}
