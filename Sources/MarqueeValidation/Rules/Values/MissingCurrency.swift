import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let missingCurrency = Rule(
    "missing-currency", group: .values, severity: .warning,
    summary: "a price has no currency",
    rationale: """
      One price reads as dollars or as euros, by the viewer's country. Set 'currency' \
      in Marquee.plist for all screens, on a screen's root, or on an item. It is reported once for \
      each screen, at its first price; what costs nothing needs no currency.
      """,
    examples: [
      .bad(.item(of: "courseSwimlane"), .course(price: "⟦19.90⟧")),
      .good(.item(of: "courseSwimlane"), .course(currency: "EUR")),
    ]
  ) { _, context, report in
    let first = context.prices.first { price in
      if case .missing = price.currency { !price.number.isZero } else { false }
    }
    guard let first else { return }
    report.add(
      at: first.value,
      "price \(first.number.text) has no currency: it reads as dollars or euros, "
        + "by the reader's country",
      notes: [
        Note("set 'currency', such as 'EUR', in Marquee.plist, on the screen's root or on the item")
      ])
  }
}
