import MarqueeCells
import MarqueeScreen
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct FontFacesTests {
  private func scalars(_ text: String, cells: [CellText] = []) -> [FontWeight: Set<Unicode.Scalar>]
  {
    FontFaces(of: [Array(text.utf8)], cells: cells).scalars
  }

  @Test func `a page holds ASCII and the characters that it shows`() {
    let found = scalars("data:image/png;base64,AAAA é — ne\u{301}e")[.regular] ?? []
    let ascii = Set((0x20...0x7E).map { Unicode.Scalar(UInt8($0)) })
    #expect(found == ascii.union(["é", "—", "\u{301}"]))
  }

  @Test func `a letter before a mark is looked up with it`() {
    #expect(scalars("a\u{303}")[.semibold]?.contains("ã") == true)
  }

  @Test(arguments: ["«", "»", "‹", "›"])
  func `a sign that is mirrored from right to left is there with its partner`(sign: String) {
    let pair: Set<Unicode.Scalar> = "«»".contains(sign) ? ["«", "»"] : ["‹", "›"]
    #expect(scalars(sign)[.regular]?.isSuperset(of: pair) == true)
    #expect(scalars("é", cells: [CellText(sign, .body, weight: .bold)])[.bold] == pair.union(["…"]))
    #expect(scalars("é")[.regular]?.isDisjoint(with: pair) == true)
  }

  @Test func `a weight that only cells have holds only their characters`() {
    #expect(Set(scalars("é").keys) == [.regular, .semibold])
    let cells = [FontWeight.medium, .bold].map { CellText("Abé", .body, weight: $0) }
    let found = scalars("ü", cells: cells)
    #expect(found[.medium] == ["A", "b", "é", "…"])
    #expect(found[.bold] == found[.medium])
  }

  @Test func `a page that follows its content holds all`() {
    #expect((FontFaces.all.scalars[.medium]?.count ?? 0) > 500)
  }
}
