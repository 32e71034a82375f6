import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let ratingRange = Rule(
    "rating-range", group: .values, severity: .error,
    summary: "a rating is below 0 or above 5",
    rationale: """
      The app draws a rating as five stars. A value outside that range is usually from \
      another scale, such as percent.
      """,
    examples: [
      .bad(.item(of: "courseSwimlane"), .course(rating: .real("⟦5.1⟧"))),
      .bad(.item(of: "featuredCourse"), .course(rating: .integer("⟦-1⟧"))),
      .good(.item(of: "courseSwimlane"), .course(rating: 5)),
      .good(.item(of: "courseSwimlane"), .course(rating: .real("0.0"))),
    ]
  ) { context, report in
    context.forEachNumber(where: { $0.key == "rating" && $0.kind == .number }) {
      occurrence, number in
      guard !(0...5).contains(number.doubleValue) else { return }
      report.add(
        at: occurrence.value, Message.isOutside(number),
        fixIts: .advice("write a number from 0 to 5"))
    }
  }
}

private enum Message {
  static func isOutside(_ rating: DecimalNumber) -> String {
    "rating \(rating.text) is not between 0 and 5"
  }
}
