import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A price with fractions of a cent.
  static let pricePrecision = Rule(
    "price-precision", group: .values, severity: .warning,
    summary: "a price has more than two decimals",
    rationale: """
      Nobody pays a part of a cent: the app shows a rounded price, and the shop asks for another \
      one. Often such a number was computed with binary fractions. Zeros at the end do not count.
      """,
    examples: [
      .bad(.item(of: "courseSwimlane"), .course(price: .real("⟦19.899999999999999⟧"))),
      .bad(.item(of: "featuredCourse"), .course(price: "⟦19.995⟧")),
      .good(.item(of: "courseSwimlane"), .course(price: "19.900")),
    ]
  ) { context, report in
    context.forEachNumber(where: { $0.kind == .price }) { occurrence, number in
      let count = number.fractionDigitCount
      guard count > 2 else { return }
      report.add(at: occurrence.value, Message.hasDecimals(number, count: count))
    }
  }
}

private enum Message {
  static func hasDecimals(_ price: DecimalNumber, count: Int) -> String {
    "price \(price.text) has \(count) decimals"
  }
}
