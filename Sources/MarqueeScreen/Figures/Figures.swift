public import MarqueePlatform

/// Formats prices, ratings, counts and days as people in a country expect them.
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
/// figures.date("2026-05-01T00:00:00Z")         // May 1, 2026
/// ```
///
/// The formats are those of Unicode CLDR. They do not depend on the system, so the same number
/// is written the same way everywhere.
public struct Figures: Hashable, Sendable {
  private let locale: DisplayLocale
  /// Formats instead of the locale's form; `nil` for the form.
  private let formatter: FigureFormatter?
  private var currency: String
  /// The time zone in which times are shown; `nil` for UTC.
  public var timeZone: TimeZone?

  package static let standard = Figures(for: .enUS)

  private var form: FigureForm { locale.form }

  /// Makes the figures of a language and a country.
  ///
  /// - Parameters:
  ///   - locale: The language and the country.
  ///   - currency: The currency of prices, as ISO 4217 names it; `nil` for the country's own.
  public init(for locale: DisplayLocale, currency: String? = nil) {
    self.locale = locale
    formatter = nil
    self.currency = currency ?? locale.form.currency
  }

  /// Makes figures that an app formats.
  ///
  /// - Parameters:
  ///   - formatter: Formats the figures.
  ///   - currency: The currency of prices; `nil` for the formatter's.
  ///   - locale: The language and the country whose form days have.
  public init(
    with formatter: FigureFormatter, currency: String? = nil, days locale: DisplayLocale = .enUS
  ) {
    self.locale = locale
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
    return (number < 0 ? form.minus : "") + grouped(String(number.magnitude))
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
    guard let tenths = number.rounded(toDigits: 1) else { return number.text }
    return localized("\(tenths / 10)") + form.point + localized("\(tenths % 10)")
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
    let code = currency ?? self.currency
    if let formatter { return formatter.price(number, code) }
    if number.isZero { return form.free }
    guard let amount = amount(number, digits: Currency(code)?.shownDigits ?? 2) else {
      return number.text
    }
    let pattern = form.price
    var sign = form.sign(of: code)
    // A sign that is a word, such as `CHF`, is separated from the number by a space.
    if pattern.contains("¤#"), sign.last?.isSymbol == false { sign += "\u{A0}" }
    if pattern.contains("#¤"), sign.first?.isSymbol == false { sign = "\u{A0}\(sign)" }
    return pattern.map { $0 == "¤" ? sign : $0 == "#" ? amount : String($0) }.joined()
  }

  /// Formats the number of a price with a number of digits after the decimal separator; `nil` if it
  /// is negative or too large.
  private func amount(_ number: DecimalNumber, digits: Int) -> String? {
    guard let parts = number.rounded(toDigits: digits).map(String.init) else { return nil }
    let padded = String(repeating: "0", count: max(0, digits + 1 - parts.utf8.count)) + parts
    let whole = grouped(String(padded.dropLast(digits)))
    return digits == 0 ? whole : whole + form.point + localized(String(padded.suffix(digits)))
  }

  private func grouped(_ digits: String) -> String {
    let count = digits.utf8.count
    guard count >= form.leastGroupedDigits else { return localized(digits) }
    let isEnd = { left in left == 3 || left > 3 && (left - 3).isMultiple(of: form.groupSize) }
    return localized(digits).enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, isEnd(count - digit.offset) { text += form.separator }
      text.append(digit.element)
    }
  }

  private func localized(_ digits: String) -> String {
    guard form.zero != "0" else { return digits }
    let distance = form.zero.value - ("0" as Unicode.Scalar).value
    let scalars = digits.unicodeScalars.compactMap { Unicode.Scalar($0.value + distance) }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Figures {
  /// Formats a date: a day if it is midnight in UTC, and otherwise the time in ``timeZone`` too.
  ///
  /// - Parameter text: A date in UTC as in a screen's JSON, `2026-05-01T18:30:00Z`; any other text
  ///   is returned as it is.
  public func date(_ text: String) -> String {
    let form = "0000-00-00T00:00:00Z".utf8
    let isDate = zip(text.utf8, form).allSatisfy { byte, sample in
      sample == UInt8(ascii: "0") ? byte.isASCIIDigit : byte == sample
    }
    guard text.utf8.count == form.count, isDate else { return text }
    let isDay = text.hasSuffix("T00:00:00Z")
    var shown = text
    // A day that no month has is shown as it is written.
    if !isDay, let timeZone, let date = try? Date(text, strategy: .iso8601) {
      let seconds = date.timeIntervalSinceReferenceDate + Double(timeZone.secondsFromGMT(for: date))
      shown = UniversalTime.text(secondsSince2001: seconds) ?? text
    }
    let numbers = shown.split { "-T:Z".contains($0) }.compactMap { Int($0) }
    guard (1...12).contains(numbers[1]), numbers[3] < 24 else { return text }
    return date(numbers, in: isDay ? locale.form.day : locale.form.instant)
  }

  /// Writes a year, month, day, hour and minute in the letters of a date pattern; letters in quotes
  /// are text.
  private func date(_ numbers: [Int], in pattern: String) -> String {
    let values: [Character: Int] = [
      "y": numbers[0] + form.addedYears, "M": numbers[1], "d": numbers[2], "H": numbers[3],
      "h": (numbers[3] + 11) % 12 + 1, "m": numbers[4],
    ]
    var text = ""
    var rest = pattern[...]
    while let letter = rest.first {
      let end = letter == "'" ? rest.dropFirst().firstIndex(of: "'") : nil
      let field = end.map { rest[...$0] } ?? rest.prefix { $0 == letter }
      rest = rest[field.endIndex...]
      if letter == "'" {
        text += field.dropFirst().dropLast()
      } else if letter == "a" {
        text += form.halves.split(separator: ";")[numbers[3] / 12]
      } else if field == "MMM" {
        text += form.months.split(separator: ";")[numbers[1] - 1]
      } else if let value = values[letter] {
        text += localized((value < 10 && field.count == 2 ? "0" : "") + String(value))
      } else {
        text += field
      }
    }
    return text
  }
}
