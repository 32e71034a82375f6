public import MarqueeCatalog

/// Writes prices, ratings and counts as people in a country read them.
///
/// `marquee preview` writes them in the same way, so an app that uses it looks like its preview:
///
/// ```
/// let figures = Figures(for: .enUS)
/// figures.price(course.price)                  // $19.90
/// figures.rating(course.rating)                // 4.7
/// figures.countInBrackets(course.reviewCount)  // (1,234)
/// ```
///
/// Forms are those of Unicode CLDR 48 and do not depend on the system, so that the same number is
/// written the same way everywhere.
public struct Figures: Hashable, Sendable {
  private let form: FigureForm

  /// Makes the figures of a language and a country.
  public init(for locale: DisplayLocale) {
    form = locale.figureForm
  }

  /// A count with its digits in groups: `1,234`.
  public func count(_ number: Int) -> String {
    (number < 0 ? "-" : "") + grouped(String(number.magnitude))
  }

  /// A count in brackets, as after a rating: `(1,234)`.
  public func countInBrackets(_ number: Int) -> String {
    "(\(count(number)))"
  }

  /// A rating with one digit after the point: `4.7`.
  ///
  /// A rating that is below zero or too large to count with is written as its author wrote it.
  public func rating(_ number: DecimalNumber) -> String {
    let tenths = (number.doubleValue * 10).rounded()
    guard let tenths = Int(exactly: tenths), tenths >= 0 else { return number.text }
    return "\(tenths / 10)\(form.point)\(tenths % 10)"
  }

  /// A price with its currency: `$19.90`, or `Free` for a price of zero.
  ///
  /// A price that is below zero or too large to count with is written as its author wrote it.
  public func price(_ number: DecimalNumber) -> String {
    let value = number.doubleValue
    if value == 0 { return form.free }
    guard let amount = amount(value) else { return number.text }
    return form.pricePrefix + amount + form.priceSuffix
  }

  /// The number of a price.
  private func amount(_ value: Double) -> String? {
    switch form.priceDecimals {
    case .none:
      guard let whole = Int(exactly: value.rounded()), whole >= 0 else { return nil }
      return grouped(String(whole))
    case .two:
      guard let cents = Int(exactly: (value * 100).rounded()), cents >= 0 else { return nil }
      return "\(grouped(String(cents / 100)))\(form.point)\(cents / 10 % 10)\(cents % 10)"
    }
  }

  /// Digits in groups, where there are enough of them.
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

  /// Whether a group begins where so many digits are left.
  private func beginsGroup(digitsLeft count: Int) -> Bool {
    switch form.grouping {
    case .thousands: count.isMultiple(of: 3)
    case .lakhs: count == 3 || (count > 3 && !count.isMultiple(of: 2))
    }
  }
}
