import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  /// Lengths, spacings and insets that turn a layout inside out.
  static let layoutNegativeSize = Rule(
    "layout-negative-size", ofViews: .layout, severity: .error,
    summary: "a length in a layout is negative or zero, or negative spacing turns it around",
    rationale: """
      Nothing is seen of an item, a group or a header without length. UIKit logs that such a length \
      will end apps, so apps show the layout of the section's type instead. To have no header, leave \
      it out. Negative spacing may let groups overlap a little; as long as the group itself, it \
      puts each group on the one before, and the section has no length. Negative insets make a \
      section wider than the screen.
      """,
    examples: [
      .bad(.layout, .layout(itemHeight: ["absolute": .integer("⟦-280⟧")])),
      .bad(
        .layout,
        [
          "group": ["width": .fractionalWidth(1), "height": .absolute(100)],
          "interGroupSpacing": .integer("⟦-200⟧"),
        ]),
      .good(
        .layout,
        [
          "group": ["width": .fractionalWidth(1), "height": .absolute(100)],
          "interGroupSpacing": .integer("-20"),
        ]),
    ]
  ) { context, report in
    let document = context.document
    for fault in context.layoutNumberFaults where fault.kind == .negative {
      report.add(
        at: fault.key + 1, Message.notPositive(document.string(of: fault.key), fault.number))
    }
    for check in context.layoutChecks {
      for found in check.findings(.runsBackwards, .negativeInsets) {
        report.add(found, severity: .warning, Message.turned(found.finding))
      }
    }
  }
}

private enum Message {
  static func notPositive(_ key: String, _ number: Double) -> String {
    number < 0
      ? "'\(key)' is \(LengthText.number(number)); a length cannot be negative"
      : "'\(key)' is 0, so nothing is seen"
  }

  static func turned(_ finding: LayoutFinding) -> String {
    if finding.key == .interGroupSpacing {
      return """
        the room between groups is \(LengthText.number(finding.length)), and they are \
        \(LengthText.points(finding.room)) long, so each lies on the one before or further back
        """
    }
    return finding.room == 0
      ? "the negative insets leave the section no length"
      : """
      the negative insets make the section \(LengthText.points(finding.length)) wide in a view of \
      \(LengthText.number(finding.room))
      """
  }
}
