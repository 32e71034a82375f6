import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let layoutInsets = Rule(
    "layout-insets", ofViews: .layout, severity: .error,
    summary: "insets of a layout are as wide as what they are in, or wider",
    rationale: """
      Insets keep room free inside a section, a group or an item. If they leave no room inside a \
      section or a group, UIKit raises an exception, and the app ends; in a narrow window that can \
      happen to insets that fit on a phone. A cell with such insets has a size that its author did \
      not mean: UIKit makes it as wide as the part of the insets that is too much.
      """,
    examples: [
      .bad(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(40),
            "⟦contentInsets⟧": ["top": 30, "bottom": 30],
          ]
        ]),
      .good(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(80),
            "contentInsets": ["top": 30, "bottom": 30],
          ]
        ]),
    ]
  ) { context, report in
    for check in context.layoutChecks {
      for found in check.findings(.noRoom, .insetsTooWide) {
        report.add(found, severity: .warning, Message.tooWide(found))
      }
    }
  }
}

private enum Message {
  static func tooWide(_ found: LayoutCheck.LocatedFinding) -> String {
    let part =
      switch found.finding.part {
      case .section: "view"
      case .subitem, .boundaryItem: "place"
      }
    return """
      the insets take \(LengthText.points(found.finding.length)) of a \(part) that has \
      \(LengthText.number(found.finding.room))\(found.ending)
      """
  }
}
