import MarqueeDiagnostics
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0),
      ("abc", 3),
      ("é", 1),
      ("e\u{301}", 1),
      ("\u{301}", 0),
      ("한글", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2),  // one syllable in three jamo
      ("かな カナ", 9),
      ("ｶﾅ", 2),  // half width
      ("ＡＢ", 4),  // full width
      ("漢𠀀", 4),
      ("🚘", 2),
      ("👨‍👩‍👧", 2),
      ("👍🏽", 2),
      ("🇰🇷", 2),
      ("❤", 1),
      ("❤\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2),
      ("•…–", 3),
      ("นี้", 1),  // a consonant with a vowel and a tone mark above
      ("\u{1F}\u{7F}\u{9B}", 0),  // controls
      ("a\u{AD}\u{2028}\u{202E}b", 2),  // a soft hyphen, a line separator, an override
      ("\u{600}1", 1),  // a sign that joins the digits after it
    ])
  func `columns are those of a terminal`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }
}
