import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let duplicateRank = Rule(
    "duplicate-rank", group: .rank, severity: .error,
    summary: "two items of a section have the same rank",
    rationale: """
      A ranking has one first place. Two items with the same number look like a mistake on the \
      screen, and usually are: an item was copied and its rank was not changed.
      """,
    examples: [
      .bad(
        .items(of: "rank"),
        .posters(1...2, isRanked: true) + [.poster("poster3", rank: .integer("⟦2⟧"))]),
      .good(.items(of: "rank"), .posters(1...3, isRanked: true)),
    ]
  ) { context, report in
    for ranking in context.rankings {
      let fixIts = [context.removal(ofRanksIn: ranking)].compactMap(\.self)
      for (number, first) in ranking.repeated {
        report.add(
          at: number.value, Message.appearsTwice(number.rank), label: "again",
          notes: [report.note(Message.first, at: first)], fixIts: fixIts)
      }
    }
  }
}

private enum Message {
  static func appearsTwice(_ rank: Int) -> String { "rank \(rank) appears twice in one section" }
  static let first = "first used here"
}
