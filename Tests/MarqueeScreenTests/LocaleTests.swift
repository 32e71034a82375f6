import MarqueeCatalog
import MarqueeScreen
import Testing

/// The rows come from Unicode CLDR 48, by `Intl.NumberFormat` of Node.js with ICU 78, except the sign of
/// the yen in Japan, which is that of Foundation; the words for a price of zero are those of app
/// stores.
@Suite struct LocaleTests {
  struct Row: Sendable {
    let locale: String
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
      locale: "de_DE", prices: ["19,90\u{A0}€", "1.234,60\u{A0}€", "12.345.678,90\u{A0}€"],
      count: "1.234", rating: "4,7", free: "Kostenlos"),
    Row(
      locale: "en_GB", prices: ["£19.90", "£1,234.60", "£12,345,678.90"], count: "1,234",
      rating: "4.7", free: "Free"),
    Row(
      locale: "en_IN", prices: ["₹19.90", "₹1,234.60", "₹1,23,45,678.90"], count: "1,234",
      rating: "4.7", free: "Free"),
    Row(
      locale: "en_US", prices: ["$19.90", "$1,234.60", "$12,345,678.90"], count: "1,234",
      rating: "4.7", free: "Free"),
    Row(
      locale: "es_ES", prices: ["19,90\u{A0}€", "1234,60\u{A0}€", "12.345.678,90\u{A0}€"],
      count: "1234", rating: "4,7", free: "Gratis"),
    Row(
      locale: "es_MX", prices: ["$19.90", "$1,234.60", "$12,345,678.90"], count: "1,234",
      rating: "4.7", free: "Gratis"),
    Row(
      locale: "fr_FR",
      prices: ["19,90\u{A0}€", "1\u{202F}234,60\u{A0}€", "12\u{202F}345\u{202F}678,90\u{A0}€"],
      count: "1\u{202F}234", rating: "4,7", free: "Gratuit"),
    Row(
      locale: "he_IL",
      prices: [
        "\u{200F}19.90\u{A0}\u{200F}₪", "\u{200F}1,234.60\u{A0}\u{200F}₪",
        "\u{200F}12,345,678.90\u{A0}\u{200F}₪",
      ], count: "1,234", rating: "4.7", free: "חינם"),
    Row(
      locale: "hi_IN", prices: ["₹19.90", "₹1,234.60", "₹1,23,45,678.90"], count: "1,234",
      rating: "4.7", free: "मुफ़्त"),
    Row(
      locale: "it_IT", prices: ["19,90\u{A0}€", "1234,60\u{A0}€", "12.345.678,90\u{A0}€"],
      count: "1234", rating: "4,7", free: "Gratis"),
    Row(
      locale: "ja_JP", prices: ["¥20", "¥1,235", "¥12,345,679"], count: "1,234", rating: "4.7",
      free: "無料"),
    Row(
      locale: "ko_KR", prices: ["₩20", "₩1,235", "₩12,345,679"], count: "1,234", rating: "4.7",
      free: "무료"),
    Row(
      locale: "nl_NL", prices: ["€\u{A0}19,90", "€\u{A0}1.234,60", "€\u{A0}12.345.678,90"],
      count: "1.234", rating: "4,7", free: "Gratis"),
    Row(
      locale: "pl_PL",
      prices: ["19,90\u{A0}zł", "1234,60\u{A0}zł", "12\u{A0}345\u{A0}678,90\u{A0}zł"],
      count: "1234", rating: "4,7", free: "Bezpłatnie"),
    Row(
      locale: "pt_BR", prices: ["R$\u{A0}19,90", "R$\u{A0}1.234,60", "R$\u{A0}12.345.678,90"],
      count: "1.234", rating: "4,7", free: "Grátis"),
    Row(
      locale: "ru_RU",
      prices: ["19,90\u{A0}₽", "1\u{A0}234,60\u{A0}₽", "12\u{A0}345\u{A0}678,90\u{A0}₽"],
      count: "1\u{A0}234", rating: "4,7", free: "Бесплатно"),
    Row(
      locale: "sv_SE",
      prices: ["19,90\u{A0}kr", "1\u{A0}234,60\u{A0}kr", "12\u{A0}345\u{A0}678,90\u{A0}kr"],
      count: "1\u{A0}234", rating: "4,7", free: "Gratis"),
    Row(
      locale: "tr_TR", prices: ["₺19,90", "₺1.234,60", "₺12.345.678,90"], count: "1.234",
      rating: "4,7", free: "Ücretsiz"),
    Row(
      locale: "zh_CN", prices: ["¥19.90", "¥1,234.60", "¥12,345,678.90"], count: "1,234",
      rating: "4.7", free: "免费"),
    Row(
      locale: "zh_TW", prices: ["$19.90", "$1,234.60", "$12,345,678.90"], count: "1,234",
      rating: "4.7", free: "免費"),
  ]

  @Test(arguments: rows)
  func `figures have the form of their country`(row: Row) throws {
    let figures = Figures(for: try #require(DisplayLocale(rawValue: row.locale)))
    for (text, expected) in zip(["19.9", "1234.6", "12345678.9"], row.prices) {
      #expect(figures.price(try #require(DecimalNumber(text))) == expected)
    }
    #expect(figures.count(1234) == row.count)
    #expect(figures.rating(try #require(DecimalNumber("4.7"))) == row.rating)
    #expect(figures.price(try #require(DecimalNumber("0"))) == row.free)
  }

  @Test(arguments: [
    ("en_US", "en_US"), ("en_GB@calendar=japanese", "en_GB"), ("en_JM", "en_US"),
    ("de-CH", "de_CH"),
    ("pt", "pt_BR"), ("es_PE", "es_ES"), ("zh-Hant_TW", "zh_TW"), ("zh-Hant", "zh_TW"),
    ("zh-Hans-CN", "zh_CN"), ("zh-HK", "zh_HK"), ("ar", "ar_EG"), ("sw_KE", "en_US"), ("", "en_US"),
  ])
  func `the closest locale has the language, and the country if it is known`(
    identifier: String, expected: String
  ) {
    #expect(DisplayLocale(closestTo: identifier).rawValue == expected)
  }

  /// The country of the base counts only for its own language.
  @Test(arguments: [
    (nil, "de_AT", "de_AT", "de-AT"), ("de", "de_AT", "de_AT", "de"),
    ("de", "en_US", "de_DE", "de"),
    ("de-CH", "de_AT", "de_CH", "de-CH"), ("he", "en_US", "he_IL", "he"),
    ("zh-Hans", "zh_TW", "zh_CN", "zh-Hans"), ("zh-Hant", "en_US", "zh_TW", "zh-Hant"),
    ("az-Arab", "de_DE", "en_US", "az-Arab"),
  ])
  func `a screen has the figures of its language`(
    folder: String?, base: String, figures: String, tag: String
  ) throws {
    let audience = Audience(language: folder.map { Language($0) })
    let locale = DisplayLocale(
      for: audience, base: try #require(DisplayLocale(rawValue: base)))
    #expect(locale.rawValue == figures)
    #expect(locale.language.tag == tag)
  }

  @Test(arguments: [
    ("ar", true), ("fa", true), ("he", true), ("ur-PK", true), ("ps", true), ("ckb", true),
    ("yi", true), ("dv", true), ("ug", true), ("sd", true), ("az-Arab", true), ("az", false),
    ("sd-Deva", false), ("ar-Latn", false), ("ku-Arab", true), ("en", false), ("ja", false),
  ])
  func `the script decides from which side a language is read`(tag: String, isFromRight: Bool) {
    #expect(Language(tag).isReadFromRight == isFromRight)
  }
}
