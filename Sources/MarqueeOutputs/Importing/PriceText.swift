import MarqueeScreen

/// An amount with the sign of a currency: `£4.99`, `1.299,00 €` or `EUR 5`.
struct PriceText {
  let sign: String
  let amount: String

  init?(_ text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: Self.isDigit),
      let last = scalars.lastIndex(where: Self.isDigit),
      let amount = Self.amount(scalars[first...last])
    else { return nil }
    let signs = [scalars[..<first], scalars[(last + 1)...]].map { part in
      String(String.UnicodeScalarView(part.filter { !Self.blanks.contains($0) }))
    }.filter { !$0.isEmpty }
    guard signs.count == 1, Self.isSign(signs[0]) else { return nil }
    (sign, self.amount) = (signs[0], amount)
  }

  /// The code of the currency; `nil` if several currencies have the sign.
  static func currency(ofSign sign: String) -> String? {
    Currency(sign)?.code ?? signs[sign]
  }

  private static let blanks: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}"]
  private static let signs = [
    "£": "GBP", "€": "EUR", "₽": "RUB", "₹": "INR", "₩": "KRW", "₺": "TRY", "₴": "UAH", "₪": "ILS",
    "₫": "VND", "₱": "PHP", "฿": "THB", "zł": "PLN", "Kč": "CZK", "Ft": "HUF", "US$": "USD",
  ]

  private static func isSign(_ text: String) -> Bool {
    if text == "kr" || text == "Rs." || currency(ofSign: text) != nil { return true }
    let scalars = text.unicodeScalars
    return scalars.count == 1 && scalars.first?.properties.generalCategory == .currencySymbol
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The amount without the signs between thousands; a fraction has one or two digits.
  private static func amount(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    var groups = scalars.split(omittingEmptySubsequences: false) { !isDigit($0) }
    let separators = scalars.filter { !isDigit($0) }
    let known = blanks.union(".,'’".unicodeScalars)
    var fraction = ""
    if let last = groups.last, groups.count > 1, last.count < 3, separators.last != " " {
      fraction = "." + String(String.UnicodeScalarView(last))
      groups.removeLast()
    }
    guard known.isSuperset(of: separators), fraction != ".",
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    let amount = String(String.UnicodeScalarView(groups.joined())) + fraction
    return DecimalNumber(amount)?.text == amount ? amount : nil
  }
}
