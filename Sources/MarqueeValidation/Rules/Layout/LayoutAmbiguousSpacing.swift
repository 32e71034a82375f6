import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let layoutAmbiguousSpacing = Rule(
    "layout-ambiguous-spacing", ofViews: .layout, severity: .warning,
    summary: "the number of items that fit next to each other depends on the iOS version",
    rationale: """
      In the newest releases, fractions are parts of what 'interItemSpacing' leaves, so two halves \
      fit with any spacing. Others may take them of the whole group: then the spacing pushes the \
      second half into the next group. A 'count' means the same everywhere.
      """,
    examples: [
      .bad(
        .layout,
        [
          "item": ["width": .fractionalWidth(.real("0.5")), "height": .absolute(100)],
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(100),
            "interItemSpacing": ["fixed": .integer("⟦10⟧")],
          ],
        ]),
      .good(
        .layout,
        [
          "item": ["width": .fractionalWidth(.real("0.5")), "height": .absolute(100)],
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(100), "count": 2,
            "interItemSpacing": ["fixed": 10],
          ],
        ]),
    ]
  ) { context, report in
    for check in context.layoutChecks {
      for found in check.findings(.ambiguousSpacing) {
        let count = LengthText.number(found.finding.length)
        report.add(
          found, Message.ambiguous(found.finding),
          fixIts: [FixIt(Message.useCount(count), applicability: .displayOnly)])
      }
    }
  }
}

private enum Message {
  static func ambiguous(_ finding: LayoutFinding) -> String {
    """
    with this spacing the newest iOS puts \(LengthText.number(finding.length)) subitems into the \
    group, and others may put \(LengthText.number(finding.room))
    """
  }

  static func useCount(_ count: String) -> String {
    "use <key>count</key><integer>\(count)</integer> for equal items"
  }
}
