import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  /// Fractions that are probably points.
  static let fractionOutOfRange = Rule(
    "fraction-out-of-range", group: .layout, severity: .warning, isOfViews: true,
    summary: "a fraction of a layout is above 1, or not above 0",
    rationale: """
      A fraction is a part of the container: 1 is all of it. One above 1 is larger than its \
      container, and usually meant as points, which are written as 'absolute'. One above 10 can be \
      nothing else, and is an error. So is one that is not above 0, which leaves nothing to see.
      """,
    examples: [
      .bad(.layout, .layout(groupWidth: .fractionalWidth(.integer("⟦160⟧")))),
      .good(.layout, .layout()),
    ]
  ) { context, report in
    let document = context.document
    for fault in context.layoutNumberFaults where fault.kind == .noFraction {
      report.add(
        at: fault.key + 1, severity: .error,
        "'\(document.string(of: fault.key))' is \(LengthText.number(fault.number)), "
          + "so nothing is left")
    }
    for check in context.layoutChecks {
      // If such a fraction keeps something from being shown, another rule reports it.
      let reported = Set(check.findings(.doesNotFit, .neverPlaced).map(\.place))
      for (key, fraction) in check.largeFractions where !reported.contains(key + 1) {
        report.add(
          at: key + 1,
          severity: fraction > PropertyListDocument.largestFraction ? .error : nil,
          "'\(document.string(of: key))' is \(LengthText.number(fraction)) times the container; "
            + "points are written as 'absolute'",
          fixIts: [document.usePoints(at: key)])
      }
    }
  }
}
