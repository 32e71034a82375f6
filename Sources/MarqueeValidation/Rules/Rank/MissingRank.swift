import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let missingRank = Rule(
    "missing-rank", group: .rank, severity: .error,
    summary: "an item has no rank, and others of its section have one",
    rationale: """
      If no item has a rank, the position counts. If only some have one, the places of the others \
      are unknown. If most have none, those that have one are reported.
      """,
    examples: [
      .bad(
        .items(of: "rank"),
        .posters(1...1, isRanked: true) + [.markedStart(.poster("poster2"))]
          + .posters(3...3, isRanked: true)),
      .bad(
        .items(of: "rank"),
        .posters(1...2) + [
          ["description": "Poster 3", "imageName": "poster3", "rank": .integer("⟦1⟧")]
        ]),
      .good(.items(of: "rank"), .posters(1...3)),
      .good(.items(of: "rank"), .posters(1...3, isRanked: true)),
    ]
  ) { context, report in
    for ranking in context.rankings {
      let fixIts = [context.removal(ofRanksIn: ranking)].compactMap(\.self)
      let outliers = ranking.outliers
      for item in outliers.unranked {
        report.add(
          at: item, range: context.document.openingTag(of: item), Message.hasNoRank,
          fixIts: fixIts)
      }
      for (item, rank) in outliers.ranked {
        report.add(
          at: rank, range: rank == item ? context.document.openingTag(of: item) : nil,
          Message.hasRank, fixIts: fixIts)
      }
    }
  }
}

private enum Message {
  static let hasNoRank = "an item has no 'rank', and others of its section have one"
  static let hasRank = "an item has a 'rank', and most of its section have none"
}
