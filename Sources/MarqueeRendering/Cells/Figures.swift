import MarqueeCatalog

/// Writes numbers as an app shows them.
struct Figures {
  private let form: FigureForm

  init(for locale: DisplayLocale) {
    form = locale.figureForm
  }

  /// A count, its digits in groups.
  func count(_ number: Int) -> String {
    (number < 0 ? "-" : "") + grouped(String(number.magnitude))
  }

  /// A rating with one digit after the point.
  func rating(_ number: DecimalNumber) -> String {
    let tenths = (number.doubleValue * 10).rounded()
    guard let tenths = Int(exactly: tenths), tenths >= 0 else { return number.text }
    return "\(tenths / 10)\(form.point)\(tenths % 10)"
  }

  /// A price with its currency; nothing is free.
  ///
  /// A number that is too large to count with, or below zero, is shown as its author wrote it.
  func price(_ number: DecimalNumber) -> String {
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
