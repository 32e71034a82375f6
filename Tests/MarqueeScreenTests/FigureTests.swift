import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

@Suite struct FigureTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_284_000, "1,284,000"), (-1500, "-1,500"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `groups digits by thousands`(number: Int, expected: String) {
    #expect(Figures(for: .enUS).count(number) == expected)
  }

  @Test(arguments: [
    ("19.9", "$19.90"), ("0", "Free"), ("0.00", "Free"), ("1249", "$1,249.00"), ("0.05", "$0.05"),
    ("0.001", "$0.00"), ("1e30", "1e30"), ("-3", "-3"),
  ])
  func `writes prices in dollars and cents`(text: String, expected: String) throws {
    let number = try #require(DecimalNumber(text))
    #expect(Figures(for: .enUS).price(number) == expected)
  }

  @Test(arguments: [("5", "5.0"), ("4.86", "4.9"), ("0", "0.0")])
  func `writes ratings with one digit`(text: String, expected: String) throws {
    let number = try #require(DecimalNumber(text))
    #expect(Figures(for: .enUS).rating(number) == expected)
  }

  @Test func `a currency without parts has whole prices`() throws {
    let number = try #require(DecimalNumber("0.4"))
    #expect(Figures(for: DisplayLocale(closestTo: "ko_KR")).price(number) == "₩0")
    #expect(Figures(for: DisplayLocale(closestTo: "ja_JP")).price(number) == "¥0")
  }

  /// By `Intl.NumberFormat` of Node.js with ICU 78, which has Unicode CLDR 48.
  @Test(arguments: [
    ("en_US", "EUR", "€1,234.50"), ("en_US", "CHF", "CHF\u{A0}1,234.50"),
    ("en_US", "JPY", "¥1,235"), ("en_US", "KWD", "KWD\u{A0}1,234.500"),
    ("en_GB", "USD", "US$1,234.50"),
    ("de_DE", "USD", "1.234,50\u{A0}$"), ("de_DE", "JPY", "1.235\u{A0}¥"),
    ("fr_FR", "USD", "1\u{202F}234,50\u{A0}$US"), ("fr_FR", "GBP", "1\u{202F}234,50\u{A0}£GB"),
    ("es_MX", "EUR", "EUR\u{A0}1,234.50"), ("he_IL", "USD", "\u{200F}1,234.50\u{A0}\u{200F}$"),
    ("ja_JP", "USD", "$1,234.50"), ("ja_JP", "CNY", "元\u{A0}1,234.50"),
    ("nl_NL", "BRL", "R$\u{A0}1.234,50"),
    ("sv_SE", "NOK", "1\u{A0}234,50\u{A0}Nkr"), ("pl_PL", "EUR", "1234,50\u{A0}€"),
    ("zh_TW", "TWD", "$1,234.50"), ("zh_CN", "USD", "US$1,234.50"),
    ("tr_TR", "SEK", "SEK\u{A0}1.234,50"),
    ("en_US", "HUF", "HUF\u{A0}1,235"), ("en_IN", "XAF", "FCFA\u{A0}1,235"),
  ])
  func `a price has the sign and the decimals of its currency, in the form of the reader's country`(
    locale: String, currency: String, expected: String
  ) throws {
    let number = try #require(DecimalNumber("1234.5"))
    let locale = try #require(DisplayLocale(rawValue: locale))
    #expect(Figures(for: locale, currency: currency).price(number) == expected)
    #expect(Figures(for: locale).price(number, in: currency) == expected)
    #expect(Figures(for: locale, currency: "XYZ").price(number, in: currency) == expected)
  }

  @Test func `a currency that does not exist has its name for a sign`() throws {
    let number = try #require(DecimalNumber("1234.5"))
    #expect(Figures(for: .enUS, currency: "XYZ").price(number) == "XYZ\u{A0}1,234.50")
  }

  @Test(arguments: [
    ("en_US", 1234, "(1,234)"), ("de_DE", 1234, "(1.234)"), ("es_ES", 1234, "(1234)"),
    ("en_US", 0, "(0)"),
  ])
  func `brackets are around a count as its country writes it`(
    locale: String, number: Int, expected: String
  ) {
    #expect(Figures(for: DisplayLocale(closestTo: locale)).countInBrackets(number) == expected)
  }

  /// Worked out by hand: halves are rounded up, of the digits that are written.
  @Test(arguments: [
    ("1.005", "$1.01"), ("2.675", "$2.68"), ("0.004", "$0.00"), ("0.005", "$0.01"),
    ("99.995", "$100.00"), ("1e3", "$1,000.00"), ("9007199254740993", "$9,007,199,254,740,993.00"),
  ])
  func `a price is rounded in decimal digits`(text: String, expected: String) throws {
    #expect(Figures(for: .enUS).price(try #require(DecimalNumber(text))) == expected)
  }

  @Test(arguments: [
    ("2021-05-01T00:00:00Z", "May 1, 2021", "May 1, 2021"),
    ("2021-05-01T18:05:00Z", "May 1, 2021 at 6:05\u{202F}PM", "May 2, 2021 at 12:05\u{202F}AM"),
    ("2020-12-31T23:00:59Z", "Dec 31, 2020 at 11:00\u{202F}PM", "Jan 1, 2021 at 5:00\u{202F}AM"),
    ("next year", "next year", "next year"),
    ("00-11-22-03-44-5555Z", "00-11-22-03-44-5555Z", "00-11-22-03-44-5555Z"),
    ("2021-13-01T00:00:00Z", "2021-13-01T00:00:00Z", "2021-13-01T00:00:00Z"),
  ])
  func `midnight in UTC is a day, and any other date a time in the reader's zone`(
    text: String, inUTC: String, inZone: String
  ) throws {
    var figures = Figures(for: .enUS)
    #expect(figures.date(text) == inUTC)
    let zone: TimeZone = try #require(TimeZone(identifier: "Asia/Dhaka"))
    figures.timeZone = zone
    #expect(figures.date(text) == inZone)
  }

  @Test func `a locale is named as Foundation names it`() {
    #expect(DisplayLocale(rawValue: "de_DE") == .deDE)
    #expect(DisplayLocale(rawValue: "de-DE") == nil)
  }

  @Test func `an app formats figures of other countries`() throws {
    let danish = FigureFormatter(
      currency: "DKK", count: { "\($0) stk." }, rating: { $0.text.replacing(".", with: ",") },
      price: { "\($0.text) \($1)" })
    let figures = Figures(with: danish)
    #expect(figures.count(3) == "3 stk.")
    #expect(figures.rating(try #require(DecimalNumber("4.5"))) == "4,5")
    #expect(figures.price(try #require(DecimalNumber("10"))) == "10 DKK")
    #expect(figures.price(try #require(DecimalNumber("10")), in: "EUR") == "10 EUR")
    #expect(
      Figures(with: danish, currency: "SEK").price(try #require(DecimalNumber("1"))) == "1 SEK")
  }
}
