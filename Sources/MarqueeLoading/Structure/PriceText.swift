import MarqueeScreen

/// An amount as people write it, with what is around it: `£4.99`, `1.299,00 €` or `EUR 5`.
package struct PriceText {
  /// What is before and after the amount, without blanks around it; empty if nothing is.
  package let sign: String
  /// The amount without signs between thousands, with a point before one or two digits.
  package let amount: String

  package init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard text.utf8.count <= 40, let first = scalars.firstIndex(where: Self.isDigit),
      let last = scalars.lastIndex(where: Self.isDigit),
      let amount = Self.amount(scalars[first...last])
    else { return nil }
    let parts = [scalars[..<first], scalars[last...].dropFirst()]
    sign = parts.map { BareName(String($0)).name }.filter { !$0.isEmpty }.joined(separator: " ")
    self.amount = amount
  }

  /// Whether what is around the amount is one currency.
  package var hasCurrency: Bool {
    if ["kr", "Rs."].contains(sign) || Self.currency(ofSign: sign) != nil { return true }
    let scalars = sign.unicodeScalars
    return scalars.count == 1 && scalars.first?.properties.generalCategory == .currencySymbol
  }

  /// The code of the currency; `nil` if several currencies have the sign.
  package static func currency(ofSign sign: String) -> String? {
    Currency(sign)?.code ?? signs[sign]
  }

  private static let signs = [
    "£": "GBP", "€": "EUR", "₽": "RUB", "₹": "INR", "₩": "KRW", "₺": "TRY", "₴": "UAH", "₪": "ILS",
    "₫": "VND", "₱": "PHP", "฿": "THB", "zł": "PLN", "Kč": "CZK", "Ft": "HUF", "US$": "USD",
    "US $": "USD",
  ]
  private static let separators = Set(" \u{A0}\u{202F}.,'’".unicodeScalars)

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func amount(_ scalars: Substring.UnicodeScalarView) -> String? {
    let separators = scalars.filter { !isDigit($0) }
    var groups = scalars.split(omittingEmptySubsequences: false) { !isDigit($0) }.map(String.init)
    var fraction = ""
    if groups.count > 1, let last = groups.last, 1...2 ~= last.utf8.count, separators.last != " " {
      fraction = ".\(groups.removeLast())"
    }
    guard Self.separators.isSuperset(of: separators),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 })
    else { return nil }
    let amount = groups.joined() + fraction
    return DecimalNumber(amount)?.text == amount ? amount : nil
  }
}
