import MarqueeCells
import MarqueeRendering
import MarqueeScreen
import Testing

@Suite struct ReadingDirectionTests {
  @Test(arguments: [
    ("abc", ReadingDirection.leftToRight), ("12 שלום", .rightToLeft), ("סדרה A", .rightToLeft),
    ("مرحبا", .rightToLeft), ("\u{200F}19.90", .rightToLeft), ("\u{200E}שלום", .leftToRight),
    ("\u{2067}שלום\u{2069} abc", .leftToRight), ("한글", .leftToRight),
  ])
  func `a text has the direction of its first letter`(text: String, expected: ReadingDirection) {
    #expect(ReadingDirection(of: text) == expected)
  }

  @Test(arguments: ["", "$19.90", "(1,234)", "★ – 12", "\u{2069}…"])
  func `figures and signs have no direction of their own`(text: String) {
    #expect(ReadingDirection(of: text) == nil)
  }
}
