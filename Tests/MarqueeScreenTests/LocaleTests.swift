import MarqueeCatalog
import MarqueeScreen
import Testing

/// The table comes from Unicode CLDR 48, by `Intl.NumberFormat` of Node.js with ICU 78; the words
/// for a price of zero are those of app stores.
@Suite struct LocaleTests {
  struct Row: Sendable {
    let locale: DisplayLocale
    /// Prices of 19.9, 1234.6 and 12345678.9.
    let prices: [String]
    /// A count of 1234.
    let count: String
    /// A rating of 4.7.
    let rating: String
    let free: String
  }

  static let rows = [
    Row(
      locale: .deDE, prices: ["19,90\u{A0}€", "1.234,60\u{A0}€", "12.345.678,90\u{A0}€"],
      count: "1.234", rating: "4,7", free: "Kostenlos"),
    Row(
      locale: .enGB, prices: ["£19.90", "£1,234.60", "£12,345,678.90"], count: "1,234",
      rating: "4.7", free: "Free"),
    Row(
      locale: .enIN, prices: ["₹19.90", "₹1,234.60", "₹1,23,45,678.90"], count: "1,234",
      rating: "4.7", free: "Free"),
    Row(
      locale: .enUS, prices: ["$19.90", "$1,234.60", "$12,345,678.90"], count: "1,234",
      rating: "4.7", free: "Free"),
    Row(
      locale: .esES, prices: ["19,90\u{A0}€", "1234,60\u{A0}€", "12.345.678,90\u{A0}€"],
      count: "1234", rating: "4,7", free: "Gratis"),
    Row(
      locale: .esMX, prices: ["$19.90", "$1,234.60", "$12,345,678.90"], count: "1,234",
      rating: "4.7", free: "Gratis"),
    Row(
      locale: .frFR,
      prices: ["19,90\u{A0}€", "1\u{202F}234,60\u{A0}€", "12\u{202F}345\u{202F}678,90\u{A0}€"],
      count: "1\u{202F}234", rating: "4,7", free: "Gratuit"),
    Row(
      locale: .heIL,
      prices: [
        "\u{200F}19.90\u{A0}\u{200F}₪", "\u{200F}1,234.60\u{A0}\u{200F}₪",
        "\u{200F}12,345,678.90\u{A0}\u{200F}₪",
      ], count: "1,234", rating: "4.7", free: "חינם"),
    Row(
      locale: .hiIN, prices: ["₹19.90", "₹1,234.60", "₹1,23,45,678.90"], count: "1,234",
      rating: "4.7", free: "मुफ़्त"),
    Row(
      locale: .itIT, prices: ["19,90\u{A0}€", "1234,60\u{A0}€", "12.345.678,90\u{A0}€"],
      count: "1234", rating: "4,7", free: "Gratis"),
    Row(
      locale: .jaJP, prices: ["￥20", "￥1,235", "￥12,345,679"], count: "1,234", rating: "4.7",
      free: "無料"),
    Row(
      locale: .koKR, prices: ["₩20", "₩1,235", "₩12,345,679"], count: "1,234", rating: "4.7",
      free: "무료"),
    Row(
      locale: .nlNL, prices: ["€\u{A0}19,90", "€\u{A0}1.234,60", "€\u{A0}12.345.678,90"],
      count: "1.234", rating: "4,7", free: "Gratis"),
    Row(
      locale: .plPL,
      prices: ["19,90\u{A0}zł", "1234,60\u{A0}zł", "12\u{A0}345\u{A0}678,90\u{A0}zł"],
      count: "1234", rating: "4,7", free: "Bezpłatnie"),
    Row(
      locale: .ptBR, prices: ["R$\u{A0}19,90", "R$\u{A0}1.234,60", "R$\u{A0}12.345.678,90"],
      count: "1.234", rating: "4,7", free: "Grátis"),
    Row(
      locale: .ruRU,
      prices: ["19,90\u{A0}₽", "1\u{A0}234,60\u{A0}₽", "12\u{A0}345\u{A0}678,90\u{A0}₽"],
      count: "1\u{A0}234", rating: "4,7", free: "Бесплатно"),
    Row(
      locale: .svSE,
      prices: ["19,90\u{A0}kr", "1\u{A0}234,60\u{A0}kr", "12\u{A0}345\u{A0}678,90\u{A0}kr"],
      count: "1\u{A0}234", rating: "4,7", free: "Gratis"),
    Row(
      locale: .trTR, prices: ["₺19,90", "₺1.234,60", "₺12.345.678,90"], count: "1.234",
      rating: "4,7", free: "Ücretsiz"),
    Row(
      locale: .zhCN, prices: ["¥19.90", "¥1,234.60", "¥12,345,678.90"], count: "1,234",
      rating: "4.7", free: "免费"),
    Row(
      locale: .zhTW, prices: ["$19.90", "$1,234.60", "$12,345,678.90"], count: "1,234",
      rating: "4.7", free: "免費"),
  ]

  @Test func `every locale is in the table`() {
    #expect(Self.rows.map(\.locale) == DisplayLocale.allCases)
  }

  @Test(arguments: rows)
  func `figures have the form of their country`(row: Row) throws {
    let figures = Figures(for: row.locale)
    for (text, expected) in zip(["19.9", "1234.6", "12345678.9"], row.prices) {
      #expect(figures.price(try #require(DecimalNumber(text))) == expected)
    }
    #expect(figures.count(1234) == row.count)
    #expect(figures.rating(try #require(DecimalNumber("4.7"))) == row.rating)
    #expect(figures.price(try #require(DecimalNumber("0"))) == row.free)
  }
}
