import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  /// Ranks that do not ascend.
  static let rankOrder = Rule(
    "rank-order", group: .rank, severity: .warning,
    summary: "the items of a section are not in the order of their ranks",
    rationale: """
      The app shows the items in the order of the file, so the second place would come before \
      the first.
      """,
    examples: [
      .bad(
        .items(of: "rank"),
        """
        \(RuleExample.posters(1...1, isRanked: true))
        \(RuleExample.posters(3...3, isRanked: true))
        <dict>
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster2</string>
        <key>rank</key>
        ⟦<integer>2</integer>⟧
        </dict>
        """),
      .good(.items(of: "rank"), RuleExample.posters(1...3, isRanked: true)),
    ]
  ) { context, report in
    for ranking in context.rankings {
      guard let (number, before) = ranking.disorder else { continue }
      report.add(
        at: number.value, Message.standsBehind(number.rank, before.rank),
        notes: [report.note(Message.before(before.rank), at: before.value)])
    }
  }
}

private enum Message {
  static func standsBehind(_ rank: Int, _ before: Int) -> String {
    "rank \(rank) comes after rank \(before)"
  }

  static func before(_ rank: Int) -> String { "rank \(rank) is here" }
}
