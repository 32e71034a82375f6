import Foundation
import MarqueeScreen
import TestSupport
import Testing

/// Figures and days are those of Foundation's own formatters, for all locales of the table.
///
/// They differ on purpose in this:
///
/// - A price of zero is a word, and a negative one is as written; Foundation has neither.
/// - Halves are rounded up, as shops do; Foundation rounds to even digits if not told otherwise.
/// - Forints have no decimals and dinars of Serbia have two, as in Unicode CLDR 48; Foundation of
///   Swift 6.3 has older data.
/// - In Indonesian and Malay a sign that is a word has a space, as in Unicode CLDR 48, such as
///   `Rp 1.234`; Foundation of Swift 6.3 writes `Rp1.234`.
/// - Bulgaria pays in euros.
/// - Days of Persian and of Arabic in Saudi Arabia are those of the calendar in common use, because
///   the table has months of no other. (Years of Thai are Buddhist in both.)
/// - Times of traditional Chinese in Taiwan have 上午 and 下午; Foundation has seven parts of a day.
@Suite struct FoundationFigureTests {
  /// Numbers from 0.01 to about twelve million, with two decimals, none of them special.
  private static let hundredths = (0..<200).map { number in
    number < 20 ? number * 5 + 1 : (number * number * number * 151) % 1_234_567_891 + 1
  }

  private static func utc() throws -> TimeZone { try #require(TimeZone(identifier: "UTC")) }

  /// A price in Foundation's format.
  private static func price(_ value: Decimal, _ code: String, _ locale: Locale) -> String {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .rounded(rule: .toNearestOrAwayFromZero)
    let digits = ["HUF": 0, "RSD": 2][code]
    let text = value.formatted(digits.map { style.precision(.fractionLength($0)) } ?? style)
    guard ["id_ID", "ms_MY"].contains(locale.identifier) else { return text }
    let word = text.prefix { !$0.isNumber && $0 != "\u{A0}" }
    let hasSpace = word.last?.isCurrencySymbol == false
    return hasSpace ? "\(word)\u{A0}\(text.drop { !$0.isNumber })" : text
  }

  @Test func `the table has at least 40 languages`() {
    #expect(Set(DisplayLocale.allCases.map(\.language.code)).count >= 40)
    #expect(DisplayLocale.allCases.first == .enUS)
  }

  @Test(arguments: DisplayLocale.allCases.sample(oneIn: 3))
  func `prices, in the own currency and in others`(locale: DisplayLocale) throws {
    let foundation = Locale(identifier: locale.rawValue)
    let known = try #require(foundation.currency?.identifier)
    let own = known == "BGN" ? "EUR" : known
    var differences: Set<String> = []
    for (number, hundredths) in Self.hundredths.enumerated() {
      let code = [own, own, "EUR", "USD", "CHF", "JPY", "KWD", "TRY"][number % 8]
      let value = Decimal(hundredths) / 100
      let expected = Self.price(value, code, foundation)
      let price = try #require(DecimalNumber("\(value)"))
      let text = Figures(for: locale).price(price, in: code == own ? nil : code)
      if text != expected { differences.insert("\(value) \(code): '\(text)', not '\(expected)'") }
    }
    #expect(differences == [])
  }

  @Test(arguments: DisplayLocale.allCases.sample(oneIn: 3))
  func `signs of all currencies`(locale: DisplayLocale) throws {
    let foundation = Locale(identifier: locale.rawValue)
    let price = try #require(DecimalNumber("1234"))
    for code in Currency.codes {
      let expected = Self.price(1234, code, foundation)
      #expect(Figures(for: locale).price(price, in: code) == expected)
    }
  }

  @Test(arguments: DisplayLocale.allCases.sample(oneIn: 3))
  func `counts and ratings`(locale: DisplayLocale) throws {
    let foundation = Locale(identifier: locale.rawValue)
    let figures = Figures(for: locale)
    for (number, hundredths) in Self.hundredths.enumerated() {
      let count = number.isMultiple(of: 5) ? -hundredths : hundredths
      #expect(figures.count(count) == count.formatted(.number.locale(foundation)))
      let rating = Decimal(hundredths % 501) / 100
      let expected = rating.formatted(
        .number.precision(.fractionLength(1)).rounded(rule: .toNearestOrAwayFromZero)
          .locale(foundation))
      #expect(figures.rating(try #require(DecimalNumber("\(rating)"))) == expected)
    }
  }

  @Test(arguments: DisplayLocale.allCases.sample(oneIn: 3))
  func `days and times`(locale: DisplayLocale) throws {
    let foundation = Locale(identifier: locale.rawValue)
    let formatter = DateFormatter()
    formatter.locale = foundation
    if [.persian, .islamicUmmAlQura].contains(foundation.calendar.identifier) {
      formatter.calendar = Calendar(identifier: .gregorian)
    }
    formatter.timeZone = try Self.utc()
    formatter.dateStyle = .medium
    let figures = Figures(for: locale)
    for number in 0..<200 {
      let day = Date(timeIntervalSince1970: Double(number * 97 * 86_400))
      formatter.timeStyle = .none
      #expect(figures.date(day.formatted(.iso8601)) == formatter.string(from: day))
      let time = day.addingTimeInterval(Double(number * 421 + 60))
      formatter.timeStyle = .short
      if locale.rawValue == "zh_TW" {
        formatter.dateFormat = formatter.dateFormat.replacing("B", with: "a")
      }
      #expect(figures.date(time.formatted(.iso8601)) == formatter.string(from: time))
    }
  }

  /// CLDR's own list of languages that are written from the right.
  @Test(arguments: DisplayLocale.allCases.sample(oneIn: 3))
  func `the side from which it is read`(locale: DisplayLocale) {
    let language = Locale.Language(identifier: locale.language.tag)
    #expect(locale.language.isReadFromRight == (language.characterDirection == .rightToLeft))
  }
}
