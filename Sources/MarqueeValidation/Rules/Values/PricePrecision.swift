import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

extension Rule {
  static let pricePrecision = Rule(
    "price-precision", group: .values, severity: .warning,
    summary: "a price has more decimals than its currency",
    rationale: """
      Such a price cannot be paid: the app shows a rounded one, and the shop asks for another \
      one. Often such a number was computed with binary fractions. Zeros at the end do not count. \
      ISO 4217 says how many decimals a currency has: none for the yen, three for the dinar of \
      Kuwait; without a currency two are allowed.
      """,
    examples: [
      .bad(.item(of: "courseSwimlane"), .course(price: .real("⟦19.899999999999999⟧"))),
      .good(.item(of: "courseSwimlane"), .course(price: "19.900")),
    ]
  ) { _, context, report in
    for price in context.prices {
      let currency = price.currency.known
      guard price.number.fractionDigitCount > currency?.digits ?? 2 else { continue }
      report.add(at: price.value, text(price.number, currency))
    }
  }

  private static func text(_ price: DecimalNumber, _ currency: Currency?) -> String {
    let decimals = "price \(price.text) has \(price.fractionDigitCount.counted("decimal"))"
    guard let currency else { return decimals }
    let allowed = currency.digits == 0 ? "none" : "at most \(currency.digits)"
    return "\(decimals), and '\(currency.code)' has \(allowed)"
  }
}
