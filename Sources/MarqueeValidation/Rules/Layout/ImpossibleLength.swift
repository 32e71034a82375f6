import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let impossibleLength = Rule(
    "impossible-length", group: .layout, severity: .error,
    parts: ["layout-insets", "layout-negative-size"], isOfViews: true,
    summary: "a length in a layout is not above 0, or insets or spacing leave none",
    rationale: """
      Nothing is seen of an item, a group or a header without length. UIKit logs that such a length \
      will end apps, so apps show the layout of the section's type instead. To have no header, leave \
      it out. Insets that leave no room inside a section or a group raise an exception, and the app \
      ends; in a narrow window that can happen to insets that fit on a phone. Negative insets make a \
      section wider than the screen, and negative spacing as long as the group puts each group on \
      the one before.
      """,
    examples: [
      .bad(.layout, .layout(itemHeight: ["absolute": .integer("⟦-280⟧")])),
      .good(.layout, .layout()),
    ]
  ) { context, report in
    let document = context.document
    for fault in context.layoutNumberFaults where fault.kind == .negative {
      let key = document.string(of: fault.key)
      report.add(
        at: fault.key + 1, part: "layout-negative-size",
        fault.number < 0
          ? "'\(key)' is \(LengthText.number(fault.number)); a length cannot be negative"
          : "'\(key)' is 0, so nothing is seen")
    }
    for check in context.layoutChecks {
      for found in check.findings(.runsBackwards, .negativeInsets) {
        report.add(found, severity: .warning, part: "layout-negative-size", turned(found.finding))
      }
      for found in check.findings(.noRoom, .insetsTooWide) {
        let part = if case .section = found.finding.part { "view" } else { "place" }
        report.add(
          found, severity: .warning, part: "layout-insets",
          "the insets take \(LengthText.points(found.finding.length)) of a \(part) that has "
            + "\(LengthText.number(found.finding.room))\(found.ending)")
      }
    }
  }

  private static func turned(_ finding: LayoutFinding) -> String {
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
