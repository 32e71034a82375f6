import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// Fractions that are probably points.
  static let fractionOutOfRange = Rule(
    "fraction-out-of-range", group: .layout, severity: .warning,
    summary: "a fraction of a layout is above 1, or not above 0",
    rationale: """
      A fraction is a part of the container: 1 is all of it. One above 1 is larger than its \
      container, and usually meant as points, which are written as 'absolute'.
      """,
    examples: [
      .bad(.layout, .layout(groupWidth: .fractionalWidth(.integer("⟦160⟧")))),
      .good(.layout, .layout()),
    ]
  ) { context, report in
    let document = context.document
    for (layout, faults) in zip(context.catalog.layouts, context.layoutFaults) {
      // Where such a fraction empties the section, that is the fault.
      let reported = faults.isEmpty ? nil : layout.itemSide(layout.axisSide, in: document)
      for index in (layout.key + 1)..<Int(document[layout.key + 1].subtreeEnd) {
        guard isFraction(index, in: document), reported != document.parent(of: index),
          let fraction = Double(document.string(of: index + 1)), fraction > 1 || fraction <= 0
        else { continue }
        report.add(at: index + 1, Message.outOfRange(document.string(of: index), fraction))
      }
    }
  }

  private static func isFraction(_ key: ValueIndex, in document: PropertyListDocument) -> Bool {
    document[key].kind == .key
      && (document.has(key, text: "fractionalWidth") || document.has(key, text: "fractionalHeight"))
      && (document[key + 1].kind == .integer || document[key + 1].kind == .real)
  }
}

private enum Message {
  static func outOfRange(_ key: String, _ fraction: Double) -> String {
    fraction > 1
      ? "'\(key)' is \(fraction) times the container; points are written as 'absolute'"
      : "'\(key)' is \(fraction), so nothing is left"
  }
}
