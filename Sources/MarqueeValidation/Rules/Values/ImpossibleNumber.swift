import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let impossibleNumber = Rule(
    "impossible-number", group: .values, severity: .error,
    parts: ["negative-number", "rating-range"],
    summary: "a rating is not from 0 to 5, or a count or a price is below 0",
    rationale: """
      The app shows it. A rating is drawn as five stars, and one outside that range is usually from \
      another scale, such as percent.
      """,
    examples: [
      .bad(.item(of: "courseSwimlane"), .course(rating: .real("⟦5.1⟧"))),
      .good(
        .item(of: "courseSwimlane"), .course(rating: 5, reviewCount: 0, price: .real("-0.00"))),
    ]
  ) { context, report in
    context.catalog.forEachField(where: \.isNumeric) { occurrence in
      guard let number = context.document.number(of: occurrence.value) else { return }
      let field = occurrence.field
      if field.key == "rating", field.kind == .number, !(0...5).contains(number.doubleValue) {
        report.add(
          at: occurrence.value, part: "rating-range",
          "rating \(number.text) is not between 0 and 5",
          fixIts: .advice("write a number from 0 to 5"))
      }
      if field.kind.isCounted, number.doubleValue < 0 {
        report.add(
          at: occurrence.value, part: "negative-number",
          "'\(field.key)' is \(number.text), which is below 0",
          fixIts: .advice("write 0 or more"))
      }
    }
  }
}
