import MarqueeCatalog
import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

/// Texts of images: outlines, or text where Inter has no letters.
@Suite struct ImageTextTests {
  private func image(
    of texts: String..., direction: ReadingDirection = .leftToRight
  ) throws -> String {
    let rows = texts.map { CatalogItem.row(Row(text: $0)) }
    let preview = Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(Screen(Catalog(sections: [CatalogSection(type: .list, items: rows)]))))
    let settings = ImageSettings(
      // Without a status bar, because its time is a text too.
      ScreenView.ID(try #require(Device(named: "390x850@3")), direction: direction))
    return String(decoding: DrawnScreen(preview, settings).svg, as: UTF8.self)
  }

  /// How often a text is in another one.
  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test func `each glyph is defined once and used as often as it is seen`() throws {
    let image = try image(of: "Anna", "nan")
    #expect(count("<path id=\"r41\"", in: image) == 1)
    #expect(count("<path id=\"r6e\"", in: image) == 1)
    #expect(count("<path id=\"r61\"", in: image) == 1)
    #expect(count("href=\"#r6e\"", in: image) == 4)
    #expect(count("<use ", in: image) == 7)
    #expect(count("<text", in: image) == 0)
  }

  /// A is 1904 units wide, so the second one is there; a space draws nothing.
  @Test func `glyphs are where the text is measured to have them`() throws {
    let image = try image(of: "AA A")
    #expect(count("<use href=\"#r41\" x=\"0\"/><use href=\"#r41\" x=\"1904\"/>", in: image) == 1)
    // Two letters and a space of 792 units.
    #expect(count("<use href=\"#r41\" x=\"4600\"/>", in: image) == 1)
    #expect(count("aria-label=\"AA A\"", in: image) == 1)
  }

  @Test(arguments: ["한글 A", "שלום", "🎬 Film", "漢字", "soft\u{AD}hyphen"])
  func `a text with letters that Inter does not have stays text`(text: String) throws {
    let image = try image(of: text)
    #expect(count("<text", in: image) == 1)
    #expect(count("<use ", in: image) == 0)
    #expect(image.contains(">\(text)</text>"))
  }

  @Test func `the language of such a text is marked`() throws {
    #expect(try image(of: "한글").contains("xml:lang=\"ko\""))
    #expect(!(try image(of: "Text").contains("xml:lang=\"ko\"")))
  }

  /// Stretched letters would differ from those of the lines around; a cell cuts what leaves it.
  @Test(arguments: ["한", "ب", "漢"])
  func `no line is stretched to the width that was measured`(letter: String) throws {
    #expect(!(try image(of: String(repeating: letter, count: 19)).contains("textLength")))
  }

  /// The signs of a line change places if it is read from right to left; letters and figures do
  /// not.
  @Test(arguments: [
    ("Course", true), ("Course 12 b", true), ("4.8", true), ("(1,284)", true), ("$19.90", true),
    ("Course!", false), ("12 - 5", false), ("19,90\u{A0}$", false), ("1..2", false), ("()", false),
  ])
  func `only lines that surely stay in order are outlines from the right`(
    line: String, expected: Bool
  ) {
    #expect(GlyphText.runsToTheRight(line, in: .rightToLeft) == expected)
    #expect(GlyphText.runsToTheRight(line, in: .leftToRight))
  }

  /// On the iPhone 15, a row's text ends 16 points from the left; AA has 2 × 1904 of 2816 units at
  /// 17 points, 22.98 points, and so begins at 351.02 of 390.
  @Test func `from the right a text ends where it begins otherwise`() throws {
    let image = try image(of: "AA", direction: .rightToLeft)
    #expect(image.contains("translate(351.01 ") || image.contains("translate(351.02 "))
  }

  @Test(arguments: [(13.0 / 2816, "0.0046165"), (1, "1"), (0.5, "0.5"), (17.0 / 2816, "0.0060369")])
  func `a scale has seven digits after its point`(scale: Double, text: String) {
    #expect(SVGNumber.scale(scale) == text)
  }
}
