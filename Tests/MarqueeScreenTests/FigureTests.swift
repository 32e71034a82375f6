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
    #expect(Figures(for: .koKR).price(number) == "₩0")
    #expect(Figures(for: .jaJP).price(number) == "￥0")
  }

  /// By `Intl.NumberFormat` of Node.js with ICU 78, which has Unicode CLDR 48.
  @Test(arguments: [
    (DisplayLocale.enUS, "EUR", "€1,234.50"), (.enUS, "CHF", "CHF\u{A0}1,234.50"),
    (.enUS, "JPY", "¥1,235"), (.enUS, "KWD", "KWD\u{A0}1,234.500"), (.enGB, "USD", "US$1,234.50"),
    (.deDE, "USD", "1.234,50\u{A0}$"), (.deDE, "JPY", "1.235\u{A0}¥"),
    (.frFR, "USD", "1\u{202F}234,50\u{A0}$US"), (.frFR, "GBP", "1\u{202F}234,50\u{A0}£GB"),
    (.esMX, "EUR", "EUR\u{A0}1,234.50"), (.heIL, "USD", "\u{200F}1,234.50\u{A0}\u{200F}$"),
    (.jaJP, "USD", "$1,234.50"), (.jaJP, "CNY", "元\u{A0}1,234.50"),
    (.nlNL, "BRL", "R$\u{A0}1.234,50"),
    (.svSE, "NOK", "1\u{A0}234,50\u{A0}Nkr"), (.plPL, "EUR", "1234,50\u{A0}€"),
    (.zhTW, "TWD", "$1,234.50"), (.zhCN, "USD", "US$1,234.50"), (.trTR, "SEK", "SEK\u{A0}1.234,50"),
    (.enUS, "HUF", "HUF\u{A0}1,235"), (.enIN, "XAF", "FCFA\u{A0}1,235"),
  ])
  func `a price has the sign and the decimals of its currency, in the form of the reader's country`(
    locale: DisplayLocale, currency: String, expected: String
  ) throws {
    let number = try #require(DecimalNumber("1234.5"))
    #expect(Figures(for: locale, currency: currency).price(number) == expected)
    #expect(Figures(for: locale).price(number, in: currency) == expected)
    #expect(Figures(for: locale, currency: "XYZ").price(number, in: currency) == expected)
  }

  @Test func `a currency that does not exist has its name for a sign`() throws {
    let number = try #require(DecimalNumber("1234.5"))
    #expect(Figures(for: .enUS, currency: "XYZ").price(number) == "XYZ\u{A0}1,234.50")
  }

  @Test(arguments: [
    (DisplayLocale.enUS, 1234, "(1,234)"), (.deDE, 1234, "(1.234)"), (.esES, 1234, "(1234)"),
    (.enUS, 0, "(0)"),
  ])
  func `brackets are around a count as its country writes it`(
    locale: DisplayLocale, number: Int, expected: String
  ) {
    #expect(Figures(for: locale).countInBrackets(number) == expected)
  }

  @Test func `a locale is named as Foundation names it`() {
    #expect(DisplayLocale(rawValue: "pt_BR") == .ptBR)
    #expect(DisplayLocale(rawValue: "pt-BR") == nil)
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
