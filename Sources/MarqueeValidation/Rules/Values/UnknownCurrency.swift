import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let unknownCurrency = Rule(
    "unknown-currency", group: .values, severity: .error,
    summary: "a currency has a name that ISO 4217 does not list",
    rationale: """
      The app does not know which money is meant, so a price has no sign, or a wrong one. Write the \
      three capital letters of a currency that is in use, as 'EUR' or 'USD': in Marquee.plist for all \
      screens, on a screen's root, or on an item with a price.
      """,
    examples: [
      .bad(.item(of: "courseSwimlane"), .course(currency: "⟦eur⟧")),
      .good(.item(of: "courseSwimlane"), .course(currency: "EUR")),
    ]
  ) { context, report in
    context.forEachString(where: { $0 == .currency }) { _, value in
      guard let fault = CurrencyFault(context.document.string(of: value)) else { return }
      report.add(at: value, fault.message, fixIts: fault.fixIts(at: value, in: context.document))
    }
  }
}
