import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

extension Rule {
  static let hundredfoldPrice = Rule(
    "hundredfold-price", group: .values, severity: .warning,
    summary: "a price without a decimal point is a hundred times the others of its section",
    rationale: """
      In a section whose prices have a point, 1999 next to 19.99 and 24.99 is 19.99 without its \
      point, or an amount in cents. At least three prices of the same currency must have a point, \
      and be most of the section's. A price that is meant is written with one: '1999.00'.
      """,
    examples: [
      .bad(
        .items(of: "courseSwimlane"),
        [
          .course(title: "Clay", price: "19.99"), .course(title: "Wood", price: "24.99"),
          .course(title: "Glass", price: "⟦1999⟧"), .course(title: "Stone", price: "21.50"),
        ]),
      .good(
        .items(of: "courseSwimlane"),
        [
          .course(title: "Clay", price: "19.99"), .course(title: "Wood", price: "24.99"),
          .course(title: "Glass", price: "120"), .course(title: "Stone", price: "21.50"),
          .course(title: "All courses", price: "1999.00"),
        ]),
    ]
  ) { _, context, report in
    let groups = Dictionary(grouping: context.prices) { price in
      Group(section: price.section, currency: price.currency.known?.code)
    }
    for prices in groups.values {
      let others = prices.map(\.number).filter(\.hasPoint)
      guard others.count >= 3, others.count * 2 > prices.count, let least = others.min(),
        let most = others.max()
      else { continue }
      let (lowest, highest) = (least.doubleValue, most.doubleValue)
      guard lowest > 0, highest < lowest * 10 else { continue }
      // The point makes a price like the others, or up to twice as high or low.
      let usual = (lowest / 2)...(highest * 2)
      for price in prices where !price.number.hasPoint {
        guard let hundredth = price.number.hundredth, usual.contains(hundredth.doubleValue) else {
          continue
        }
        report.add(
          at: price.value,
          "price \(price.number.text) is a hundred times the others",
          notes: [Note("the others are from \(least.text) to \(most.text)")],
          fixIts: .advice(
            "write '\(hundredth.text)' if the point is missing, or '\(price.number.text).00'"))
      }
    }
  }

  /// A section and a currency, whose prices can be compared.
  private struct Group: Hashable {
    let section: Int
    let currency: String?
  }
}

extension DecimalNumber {
  fileprivate var hasPoint: Bool { text.contains(".") }

  /// The number divided by a hundred, in the fewest digits.
  fileprivate var hundredth: DecimalNumber? {
    guard let number = DecimalNumber("\(text)e-2") else { return nil }
    return DecimalNumber(number.shortestText)
  }
}
