import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let layoutSupplementaryOverlap = Rule(
    "layout-supplementary-overlap", ofViews: .layout, severity: .warning,
    summary: "a header and a footer of a layout overlap",
    rationale: """
      Headers and footers at one edge of a section do not follow each other: each lies against the \
      edge, and one covers the other. A different 'alignment' puts them side by side or at two \
      edges.
      """,
    examples: [
      .bad(
        .layout,
        [
          "group": ["width": .fractionalWidth(1), "height": .absolute(100)],
          "header": ["width": .fractionalWidth(1), "height": .absolute(30), "alignment": "bottom"],
          "footer": [
            "width": .fractionalWidth(1), "height": .absolute(30), "alignment": "⟦bottom⟧",
          ],
        ]),
      .good(
        .layout,
        [
          "group": ["width": .fractionalWidth(1), "height": .absolute(100)],
          "header": ["width": .fractionalWidth(1), "height": .absolute(30)],
          "footer": ["width": .fractionalWidth(1), "height": .absolute(30)],
        ]),
    ]
  ) { context, report in
    for check in context.layoutChecks {
      for found in check.findings(.overlap) {
        report.add(found, Message.overlap)
      }
    }
  }
}

private enum Message {
  static let overlap = "this view lies on another one at the section's edge"
}
