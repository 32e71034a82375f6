import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A count or a price below zero.
  static let negativeNumber = Rule(
    "negative-number", group: .values, severity: .error,
    summary: "a count or a price is below 0",
    rationale: """
      No count and no price is below 0, but the app would show it.
      """,
    examples: [
      .bad(.item(of: "courseSwimlane"), .course(reviewCount: .integer("⟦-12⟧"))),
      .bad(.item(of: "featuredCourse"), .course(price: "⟦-0.01⟧")),
      .good(.item(of: "courseSwimlane"), .course(price: .real("-0.00"))),
      .good(.item(of: "courseSwimlane"), .course(reviewCount: 0)),
    ]
  ) { context, report in
    context.forEachNumber(where: { $0.kind.isCounted }) { occurrence, number in
      guard number.doubleValue < 0 else { return }
      report.add(
        at: occurrence.value, Message.isNegative(occurrence.field, number),
        fixIts: .advice("write 0 or more"))
    }
  }
}

private enum Message {
  static func isNegative(_ field: Field, _ number: DecimalNumber) -> String {
    "'\(field.key)' is \(number.text), which is below 0"
  }
}
