import MarqueeDiagnostics
import MarqueeLayout
import MarqueeLoading
import MarqueeSolver

extension Rule {
  /// Insets that leave no space inside.
  static let layoutInsets = Rule(
    "layout-insets", group: .layout, severity: .error,
    summary: "insets of a layout are as wide as what they are in, or wider",
    rationale: """
      Insets keep room free inside a section, a group or an item. Where they leave no room for what \
      is inside a section or a group, it is empty. A cell with such insets has a size that nobody \
      meant: UIKit makes it as wide as the part of the insets that is too much.
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
      for found in check.findings(.insetsTooWide) {
        report.add(
          found, severity: found.emptiesSection ? .error : .warning,
          Message.tooWide(found, check.layout.name))
      }
    }
  }
}

private enum Message {
  static func tooWide(_ found: LayoutCheck.LocatedFinding, _ name: String) -> String {
    let part =
      switch found.finding.part {
      case .section: "view"
      case .subitem, .boundaryItem: "place"
      }
    let lost = found.emptiesSection ? "; sections with layout '\(name)' show nothing" : ""
    return """
      the insets take \(LengthText.points(found.finding.length)) of a \(part) that has \
      \(LengthText.number(found.finding.room))\(lost)
      """
  }
}
