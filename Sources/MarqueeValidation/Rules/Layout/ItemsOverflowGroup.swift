import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let itemsOverflowGroup = Rule(
    "items-overflow-group", ofViews: .layout, severity: .warning,
    summary: "the items of a layout are larger than their group",
    rationale: """
      UIKit keeps such items as they are: they stick out of their group and overlap the next one. \
      The spacing between groups does not change.
      """,
    examples: [
      .bad(.layout, .layout(itemHeight: ["absolute": .integer("⟦300⟧")])),
      .good(.layout, .layout(itemHeight: .absolute(200))),
    ]
  ) { context, report in
    let document = context.document
    for check in context.layoutChecks {
      for found in check.findings(.overflow) {
        // Another rule reports a fraction above 1.
        let key = found.place - 1
        if document[key].kind == .key, document.isFraction(key),
          Double(document.string(of: found.place)) ?? 0 > 1
        {
          continue
        }
        report.add(found, Message.overflow(check.layout.name, found.finding))
      }
    }
  }
}

private enum Message {
  static func overflow(_ name: String, _ finding: LayoutFinding) -> String {
    """
    an item of layout '\(name)' is \(LengthText.points(finding.length)) more in \
    \(finding.side) than its group
    """
  }
}
