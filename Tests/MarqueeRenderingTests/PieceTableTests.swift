import MarqueeCells
import MarqueeScreen
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct PieceTableTests {
  private func table(_ texts: String...) -> PieceTable {
    PieceTable(of: texts.map { .filling(.row([.text(CellText($0, .body))], spacing: 0)) })
  }

  @Test func `each piece appears once, with how lines break around it`() {
    let entries = table("a漢 a", "「漢」-").entries
    #expect(entries.map(\.text) == [" ", "-", "a", "…", "「", "」", "漢"])
    #expect(
      entries.map(\.kind) == [.space, .hyphen, .letter, .letter, .opening, .closing, .ideograph])
  }

  // Inter's own numbers: a regular letter `a` is 1588 units wide, a bold one 1634.
  @Test func `widths are units of the font, one for each weight`() throws {
    let letter = try #require(table("a").entries.first { $0.text == "a" })
    #expect(letter.widths.count == 4)
    #expect(letter.widths.first == 1588)
    #expect(letter.widths.last == 1634)
    let square = try #require(table("가").entries.first { $0.text == "가" })
    #expect(square.widths == [2590, 2590, 2590, 2590])
  }

  @Test func `an Arabic letter has an entry for each form, and for that at the end of a cut`() {
    let entries = table("ببا").entries
    #expect(entries.map(\.text) == ["ا2", "ب", "ب1", "ب2", "ب3", "…"])
    #expect(entries.map(\.widths.first) == [816, 2787, 760, 3069, 957, 2312])
    #expect(
      PieceTable.pieces(of: "ببا").map(\.form) == [
        .joinedAfter, [.joinedBefore, .joinedAfter], .joinedBefore,
      ])
  }

  @Test func `pieces of equal letters and other bytes are kept apart`() {
    let texts = table("\u{E9}", "e\u{301}").entries.map { Array($0.text.unicodeScalars) }
    #expect(texts.contains(["\u{E9}"]))
    #expect(texts.contains(["e", "\u{301}"]))
  }

  @Test(
    arguments: [
      ("", []), ("ab", ["a", "b"]), ("e\u{301}x", ["e\u{301}", "x"]), ("🇰🇷🇯🇵", ["🇰🇷", "🇯🇵"]),
      ("a\r\nb", ["a", "\r\n", "b"]), ("👩‍🚀!", ["👩‍🚀", "!"]),
    ] as [(String, [Substring])])
  func `a text is its pieces one after the other`(text: String, expected: [Substring]) {
    #expect(PieceTable.pieces(of: text).map(\.text) == expected)
  }
}
