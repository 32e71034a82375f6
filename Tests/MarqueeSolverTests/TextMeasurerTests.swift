import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

@Suite struct TextMeasurerTests {
  /// At this size a unit of the font is a point, so widths are those that a font editor shows.
  private let measurer = TextMeasurer(font: TextFont(pointSize: 2816))

  @Test(
    arguments: [
      ("a", 1588.0), ("an", 3236), ("Mi", 3172), (" ", 792), ("0.", 2536), ("", 0),
      ("가", 2590), ("かな", 5632), ("漢字", 5632), ("Ａ", 2816),
      ("🚘", 2816), ("👨‍👩‍👧", 2816), ("👍🏽", 2816), ("🇰🇷", 2816), ("🇰🇷🇯🇵", 5632), ("❤️", 2816),
      ("e\u{301}", 1640), ("a\u{200B}n", 3236), ("\u{AD}", 0), ("が", 2816), ("か\u{3099}", 2816),
      ("\u{1100}\u{1161}\u{11A8}", 2590), ("\u{FEFF}", 0),
    ])
  func `a width is the sum of what is drawn`(text: String, width: Double) {
    #expect(measurer.width(of: text) == width)
  }

  /// The letters' widths, in 1/2816 of the font's size without fractions, are 0.73, 0.52, 0.30 and
  /// 0.68; in Arabic 0.99 isolated, 0.27 initial, 0.34 medial and 1.09 final.
  @Test(
    arguments: [
      ("שלום", [2055, 1464, 844, 1914]), ("ש\u{5C1}", [2055]),
      ("ب", [2787]), ("بب", [760, 3069]), ("ببب", [760, 957, 3069]), ("بَب", [760, 3069]),
      // Alef is not joined with the next letter.
      ("باب", [760, 816, 2787]), ("ب ب", [2787, 792, 2787]), ("ب\u{200C}ب", [2787, 2787]),
      // Lam and alef have one glyph.
      ("لا", [1633]), ("بلا", [760, 1689]), ("لاب", [1633, 2787]),
      ("۱٢", [1351, 1351]), ("گ", [2478]),
      // In Thai, a vowel above takes no room, and one behind does; in Devanagari, a consonant before
      // a virama takes half.
      ("ก็", [1661]), ("กำ", [1661, 1154]), ("เ", [844]), ("की", [1745, 732]), ("कु", [1745]),
      ("क्ष", [1745, -872, 1745]),
    ] as [(String, [Double])])
  func `letters of other scripts have widths of their own`(text: String, widths: [Double]) {
    #expect(measurer.width(of: text) == widths.reduce(0, +))
  }

  @Test func `letters of other scripts are wider in heavier fonts`() {
    let bold = TextMeasurer(font: TextFont(pointSize: 2816, weight: .bold))
    #expect(bold.width(of: "ب") == 3074)
    #expect(bold.width(of: "ש") == 2183)
    #expect(bold.width(of: "가") == 2590)
  }

  @Test func `heavier text is wider`() {
    let widths = FontWeight.allCases.map { weight in
      TextMeasurer(font: TextFont(pointSize: 17, weight: weight)).width(of: "Marquee")
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  private func lines(_ text: String, _ width: Double) -> [String] {
    measurer.measure(text, fitting: width * 2816).lines
  }

  @Test(
    arguments: [
      // In ems: a 0.564, n 0.585, a space 0.281.
      ("an an an", 2.6, ["an an", "an"]),
      ("an   an", 1.2, ["an", "an"]),
      ("an an  ", 9.0, ["an an"]),
      ("an-an", 2.0, ["an-", "an"]),
      ("anananan", 2.5, ["anan", "anan"]),
      ("an anananan", 2.5, ["an", "anan", "anan"]),
      ("오피스 생산성", 3.5, ["오피스", "생산성"]),
      ("오피스생산성", 3.5, ["오피스", "생산성"]),
      ("오피스 생산성", 4.5, ["오피스", "생산성"]),
      ("「漢字」、漢字", 3.5, ["「漢", "字」、", "漢字"]),
      ("an\nan\r\nan", 9.0, ["an", "an", "an"]),
      ("an\n\nan", 9.0, ["an", "", "an"]),
      ("👨‍👩‍👧👨‍👩‍👧", 1.5, ["👨‍👩‍👧", "👨‍👩‍👧"]),
      ("e\u{301}e\u{301}", 0.6, ["e\u{301}", "e\u{301}"]),
      ("an", 0.0, ["a", "n"]),
      ("", 9.0, []),
    ])
  func `lines break where a reader expects it`(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity, 1e300])
  func `a width that is negative, huge or not a number still gives lines`(width: Double) {
    let text = measurer.measure("an an", fitting: width)
    #expect(text.size.height.isFinite)
    #expect(!text.lines.isEmpty)
  }

  @Test func `a limit of lines limits the height`() {
    let font = TextFont(pointSize: 2816)
    let text = TextMeasurer(font: font).measure("an an an", fitting: 2816, lineLimit: 2)
    #expect(text.lines == ["a", "n"])
    #expect(text.size.height == 2 * 3408)
    #expect(
      TextMeasurer(font: font).measure("an", fitting: 9e9, lineLimit: -1).size == LayoutExtent.zero)
  }

  @Test func `a label's size is rounded up to whole pixels`() {
    let text = TextEstimate(lines: [], size: LayoutExtent(width: 10.1, height: 20))
    #expect(text.fittedSize(scale: 2) == FittedSize(width: 10.5, height: 20))
    #expect(text.fittedSize(scale: 0) == FittedSize(width: 10.1, height: 20))
  }

  @Test(arguments: [Double.nan, -17, .infinity])
  func `a font of no size draws nothing`(pointSize: Double) {
    let text = TextMeasurer(font: TextFont(pointSize: pointSize)).measure("an", fitting: 100)
    #expect(text.size == .zero)
  }

  @Test(
    arguments: [
      (TextStyle.body, TextSizeCategory.large, 17.0), (.body, .extraSmall, 14),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .large, 34),
      (.caption2, .large, 11), (.title1, .accessibilityMedium, 38), (.footnote, .extraLarge, 15),
    ])
  func `text styles have the sizes that Apple publishes`(
    style: TextStyle, category: TextSizeCategory, size: Double
  ) {
    #expect(TextFont(style, for: category).pointSize == size)
  }

  @Test(arguments: TextStyle.allCases)
  func `no style shrinks when a user wants larger text`(style: TextStyle) {
    let sizes = TextSizeCategory.allCases.map { style.pointSize(for: $0) }
    #expect(sizes.count == 12)
    #expect(sizes == sizes.sorted())
  }

  @Test func `a long text takes time in proportion to its length`() {
    let word = String(repeating: "a", count: 200_000)
    #expect(measurer.measure(word, fitting: 2816).lines.count == 200_000)
  }

  @Test(arguments: [
    "One line", "Several words that are broken\nwhere there is no room", "", "한국어 글",
  ])
  func `a prepared text is as high as a measured one`(text: String) {
    for (style, weight) in zip(
      [TextStyle.body, .caption1, .title1], [FontWeight.bold, .regular, .medium])
    {
      let prepared = PreparedText(text, weight: weight)
      for category in TextSizeCategory.allCases {
        let font = TextFont(pointSize: style.pointSize(for: category), weight: weight)
        for (width, limit) in [(40.0, nil), (120, 2), (120, nil), (1e6, 1)] as [(Double, Int?)] {
          let measured = TextMeasurer(font: font).measure(text, fitting: width, lineLimit: limit)
          #expect(
            prepared.height(fitting: width, pointSize: font.pointSize, lineLimit: limit)
              == measured.size.height)
        }
      }
    }
  }
}
