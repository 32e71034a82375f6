import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let rankGap = Rule(
    "rank-gap", group: .rank, severity: .error,
    summary: "the ranks of a section skip a number",
    rationale: """
      Ranks count from 1 without a gap: 1, 2, 4 lacks 3. Either an item was lost, or another one \
      has the wrong number. Without ranks, the order of the items counts.
      """,
    examples: [
      .bad(
        .items(of: "rank"),
        .posters(1...2, isRanked: true) + [.poster("poster3", rank: .integer("⟦4⟧"))]
          + .posters(5...5, isRanked: true)),
      .bad(.item(of: "rank"), .poster("poster1", rank: .integer("⟦2⟧"))),
      .good(.items(of: "rank"), .posters(1...4, isRanked: true)),
    ]
  ) { context, report in
    for ranking in context.rankings {
      guard let (missing, next) = ranking.gap else { continue }
      report.add(
        at: next.value, Message.isMissing(missing), label: Message.comesNext,
        fixIts: [context.removal(ofRanksIn: ranking)].compactMap(\.self))
    }
  }
}

private enum Message {
  static func isMissing(_ rank: Int) -> String { "rank \(rank) is missing" }
  static let comesNext = "the next one above it"
}
