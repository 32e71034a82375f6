import Foundation
import MarqueeScreen
import TestSupport
import Testing

// The setting of one text is internal.
@testable import MarqueeCells

/// Where texts that are too long are cut.
///
/// The last lines of `Cuts.json` were calculated from the advances of Inter, of Noto Sans Arabic, and
/// of Hangul, apart from the code that is tested. `Tools/PreviewTests` compares them with the page.
@Suite struct TextCutTests {
  struct Case: Decodable, CustomTestStringConvertible {
    let style: String
    let room: Double
    let text: String
    let shown: String

    var testDescription: String { text }

    var cellText: CellText? {
      switch style {
      case "header": CellText(text, .title3, weight: .bold, lineLimit: 1)
      case "title": CellText(text, .footnote, weight: .semibold, lineLimit: 2)
      case "author": CellText(text, .caption1, lineLimit: 1)
      case "banner": CellText(text, .title2, weight: .bold, lineLimit: 2)
      case "badge": CellText(text, .caption2, weight: .semibold, lineLimit: 1)
      default: nil
      }
    }
  }

  static let cases: [Case] = {
    let file = PackageFolder.url.appending(path: "Tests/Support/Fixtures/Cuts.json")
    let cases = try? JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    return cases ?? []
  }()

  @Test func `there are forty texts`() {
    #expect(Self.cases.count == 40)
  }

  @Test(arguments: cases)
  func `a text ends with the last character that fits`(_ example: Case) throws {
    let text = try #require(example.cellText)
    let size = LayoutExtent(width: example.room, height: 100)
    let lines = PartLayout.marks(of: .text(text), in: size, category: .large).compactMap { mark in
      if case .line(let line) = mark { line.text } else { nil }
    }
    #expect(lines.last == example.shown)
    #expect(lines.count == text.lineLimit)
    let cut = try #require(TextSetting(text, fitting: example.room, for: .large).cut)
    #expect(cut.shownEnd == example.shown.dropLast().split(separator: " ").last.map(String.init))
    #expect(cut.shownLineCount == text.lineLimit)
  }

  private func cut(_ text: String, _ width: Double, lines: Int = 1) -> (String?, TextCut?) {
    // At this size, `a` is 1588 wide, `n` 1648, a space 792, and the ellipsis 2312.
    let setting = TextSetting(
      CellText(text, .body, lineLimit: lines), fitting: width * 17 / 2816, for: .large)
    return (setting.lines.last, setting.cut)
  }

  @Test(
    arguments: [
      // Two letters and the dots take 3236 + 2312 = 5548 units; a third, 7136.
      ("anan", 5548.0, 1, "an…"), ("anan", 5547, 1, "a…"), ("an ananan", 6284, 1, "an…"),
      ("an ananan", 7927, 1, "an…"), ("an ananan", 7928, 1, "an a…"),
      // A line break ends the line; the dots say that there is more.
      ("an\nan", 9e5, 1, "an…"), ("an \n\nan", 9e5, 2, "…"), ("a\nan\nan", 9e5, 2, "an…"),
      // Nothing fits.
      ("anan", 2312, 1, "…"), ("anan", 0, 1, "…"),
      ("e\u{301}e\u{301}e\u{301}", 3952, 1, "e\u{301}…"),
      // The second line begins after a word, and ends within one.
      ("an anan anan", 7136, 2, "ana…"),
    ])
  func `the last line has what fits with three dots`(
    text: String, width: Double, limit: Int, expected: String
  ) {
    #expect(cut(text, width, lines: limit).0 == expected)
  }

  @Test func `a cut is certain if narrower letters do not fit either`() throws {
    // 4 letters are 6472 units; with 6 % less, 6083.7.
    #expect(try #require(cut("anan", 6083).1).isCertain)
    #expect(!(try #require(cut("anan", 6084).1).isCertain))
    #expect(cut("anan", 6472).1 == nil)
    // Two isolated letters of 0.37 em are 2084 units; with 19 % less, 1688.
    #expect(try #require(cut("رر", 1500).1).isCertain)
    #expect(!(try #require(cut("رر", 1900).1).isCertain))
  }

  @Test func `what a cut shows last is a word or a part of one`() throws {
    // Lines of 6284 units have "an", and three letters twice.
    #expect(
      cut("an ananan", 6284).1
        == TextCut(shownEnd: "an", neededLineCount: 3, shownLineCount: 1, isCertain: true))
    #expect(
      cut("an\n\nan", 9e5, lines: 2).1
        == TextCut(shownEnd: "an", neededLineCount: 3, shownLineCount: 2, isCertain: true))
    #expect(try #require(cut("anan", 0).1).shownEnd.isEmpty)
  }
}
