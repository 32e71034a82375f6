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
}
