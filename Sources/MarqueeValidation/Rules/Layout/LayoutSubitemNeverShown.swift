import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

extension Rule {
  /// Subitems that a group never has room for.
  static let layoutSubitemNeverShown = Rule(
    "layout-subitem-never-shown", ofViews: .layout, severity: .warning,
    summary: "a subitem of a layout does not fit into its group, so it is never used",
    rationale: """
      A group is filled with its subitems, in order, for as long as the next one fits. The first one \
      that does not fit ends the group, and the next group begins with the first subitem again: \
      what comes after is never used.
      """,
    examples: [
      .bad(
        .layout,
        [
          "group": [
            "axis": "vertical", "width": .fractionalWidth(1), "height": .absolute(100),
            "subitems": [
              .onOneLine(["width": .fractionalWidth(1), "height": .absolute(60)]),
              .onOneLine(
                ["width": .fractionalWidth(1), "height": ["absolute": .integer("⟦50⟧")]]),
            ],
          ]
        ]),
      .good(
        .layout,
        [
          "group": [
            "axis": "vertical", "width": .fractionalWidth(1), "height": .absolute(100),
            "subitems": [
              .onOneLine(["width": .fractionalWidth(1), "height": .absolute(60)]),
              .onOneLine(["width": .fractionalWidth(1), "height": .absolute(40)]),
            ],
          ]
        ]),
    ]
  ) { context, report in
    for check in context.layoutChecks {
      for found in check.findings(.neverPlaced) {
        report.add(found, Message.neverShown(found.finding))
      }
    }
  }
}

private enum Message {
  static func neverShown(_ finding: LayoutFinding) -> String {
    """
    the group's \(LengthText.points(finding.room)) of \(finding.side) have no room left for \
    this subitem of \(LengthText.number(finding.length)), so it is never used
    """
  }
}
