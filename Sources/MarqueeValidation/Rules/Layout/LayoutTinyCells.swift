import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let layoutTinyCells = Rule(
    "layout-tiny-cells", ofViews: .layout, severity: .warning,
    summary: "the cells of a layout are too small to show anything",
    rationale: """
      A cell with a side of less than 8 points shows neither a text nor an image, and cannot be \
      tapped. Often 'count' and 'interItemSpacing' leave no room for the items of a group, or a part of \
      the container such as 0.5 is written as 'absolute'.
      """,
    examples: [
      .bad(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(60), "count": .integer("⟦20⟧"),
            "interItemSpacing": ["fixed": 60],
          ]
        ]),
      .good(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(60), "count": 4,
            "interItemSpacing": ["fixed": 10],
          ]
        ]),
    ]
  ) { context, report in
    for check in context.layoutChecks {
      for found in check.findings(.tooSmall) {
        report.add(found, Message.tooSmall(found))
      }
    }
  }
}

private enum Message {
  static func tooSmall(_ found: LayoutCheck.LocatedFinding) -> String {
    let left = LengthText.points(max(0, found.finding.length))
    let fact =
      switch found.finding.key {
      case .count: "so many items, with the room between them, leave \(left) for each"
      case .contentInsets: "the insets leave \(left) for the cell"
      default: "the cell is \(left) in size, too small to show anything"
      }
    return fact + found.ending
  }
}
