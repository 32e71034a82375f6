/// Formats prices, ratings and counts as people in a country expect them.
///
/// `marquee preview` writes them in the same way, so an app that uses it looks like its preview:
///
/// ```
/// import MarqueeScreen
///
/// let figures = Figures(for: .enUS, currency: screen.currency)
/// figures.price(course.price)                  // $19.90
/// figures.price(course.price, in: "EUR")       // €19.90
/// figures.rating(course.rating)                // 4.7
/// figures.countInBrackets(course.reviewCount)  // (1,234)
/// ```
///
/// The formats are those of Unicode CLDR 48. They do not depend on the system, so the same number
/// is written the same way everywhere.
public struct Figures: Hashable, Sendable {
  private let form: FigureForm
  private let locale: DisplayLocale
  /// Formats instead of the form; `nil` for the form.
  private let formatter: FigureFormatter?
  private var currency: String

  /// Makes the figures of a language and a country.
  ///
  /// - Parameters:
  ///   - locale: The language and the country.
  ///   - currency: The currency of prices, as ISO 4217 names it; `nil` for the country's own.
  public init(for locale: DisplayLocale, currency: String? = nil) {
    self.locale = locale
    form = locale.figureForm
    formatter = nil
    self.currency = currency ?? form.currency
  }

  /// Makes figures that an app formats.
  ///
  /// - Parameters:
  ///   - formatter: Formats the figures.
  ///   - currency: The currency of prices; `nil` for the formatter's.
  public init(with formatter: FigureFormatter, currency: String? = nil) {
    locale = .enUS
    form = locale.figureForm
    self.formatter = formatter
    self.currency = currency ?? formatter.currency
  }

  package func inCurrency(_ currency: String) -> Figures {
    var figures = self
    figures.currency = currency
    return figures
  }

  /// Formats a count with its digits in groups: `1,234`.
  public func count(_ number: Int) -> String {
    if let formatter { return formatter.count(number) }
    return (number < 0 ? "-" : "") + grouped(String(number.magnitude))
  }

  /// Formats a count in parentheses, as after a rating: `(1,234)`.
  public func countInBrackets(_ number: Int) -> String {
    "(\(count(number)))"
  }

  /// Formats a rating with one digit after the decimal separator: `4.7`.
  ///
  /// A rating that is negative or too large is returned as its author wrote it.
  public func rating(_ number: DecimalNumber) -> String {
    if let formatter { return formatter.rating(number) }
    let tenths = (number.doubleValue * 10).rounded()
    guard let tenths = Int(exactly: tenths), tenths >= 0 else { return number.text }
    return "\(tenths / 10)\(form.point)\(tenths % 10)"
  }

  /// Formats a price with its currency: `$19.90`, or `Free` for a price of zero.
  ///
  /// A price that is negative or too large is returned as its author wrote it.
  ///
  /// - Parameters:
  ///   - number: The price.
  ///   - currency: The price's own currency as an ISO 4217 code; `nil` for the currency of these
  ///     figures. An unknown code is shown as the sign, with two decimals.
  public func price(_ number: DecimalNumber, in currency: String? = nil) -> String {
    if let formatter { return formatter.price(number, currency ?? self.currency) }
    let value = number.doubleValue
    if value == 0 { return form.free }
    let code = currency ?? self.currency
    guard let amount = amount(value, digits: Currency(code)?.shownDigits ?? 2) else {
      return number.text
    }
    let sign = CurrencySigns.sign(of: code, for: locale)
    return Self.filled(form.pricePrefix, sign, isBeforeNumber: true) + amount
      + Self.filled(form.priceSuffix, sign, isBeforeNumber: false)
  }

  /// Returns the text before or after a number, with the currency's sign filled in.
  ///
  /// A sign that ends with a letter, such as `CHF`, is separated from the number by a space.
  private static func filled(
    _ pattern: String, _ sign: String, isBeforeNumber: Bool
  ) -> String {
    var text = ""
    for character in pattern {
      if character == "¤" { text += sign } else { text.append(character) }
    }
    guard isBeforeNumber, pattern.last == "¤", let last = sign.unicodeScalars.last else {
      return text
    }
    switch last.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol: return text
    default: return text + "\u{A0}"
    }
  }

  /// Formats the number of a price with a number of digits after the decimal separator; `nil` if it
  /// is negative or too large.
  private func amount(_ value: Double, digits: Int) -> String? {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    guard let parts = Int(exactly: (value * Double(unit)).rounded()), parts >= 0 else {
      return nil
    }
    let whole = grouped(String(parts / unit))
    guard digits > 0 else { return whole }
    let fraction = String(parts % unit)
    return whole + form.point + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  private func grouped(_ digits: String) -> String {
    let count = digits.utf8.count
    guard count >= form.leastGroupedDigits else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, beginsGroup(digitsLeft: count - index) { text += form.separator }
      text.append(digit)
    }
    return text
  }

  private func beginsGroup(digitsLeft count: Int) -> Bool {
    switch form.grouping {
    case .thousands: count.isMultiple(of: 3)
    case .lakhs: count == 3 || (count > 3 && !count.isMultiple(of: 2))
    }
  }
}
