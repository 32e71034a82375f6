import MarqueeOutputs
import TestSupport
import Testing

@Suite struct CodeNameTests {
  private func names(
    _ originals: [String], as style: CodeNames.Style = .member, reserved: Set<String> = [],
    suffix: String = "_"
  ) -> [String] {
    CodeNames.names(for: originals, as: style, reserved: reserved, suffix: suffix)
  }

  @Test(arguments: [
    ("poster-dunes", "posterDunes", "PosterDunes"), ("Home", "home", "Home"),
    ("Shop/New Posters", "shopNewPosters", "ShopNewPosters"), ("URLImage", "urlImage", "URLImage"),
    ("ID", "id", "ID"), ("top10", "top10", "Top10"), ("3d", "_3d", "_3d"),
    ("über-uns", "überUns", "ÜberUns"), ("映画-1", "映画1", "映画1"), ("Фильм", "фильм", "Фильм"),
    ("--", "_u2d__u2d_", "_u2d__u2d_"), ("🎬", "_u1f3ac_", "_u1f3ac_"), ("", "_empty", "_empty"),
  ])
  func `a name is written as programs write it`(original: String, member: String, type: String) {
    #expect(names([original]) == [member])
    #expect(names([original], as: .type) == [type])
  }

  @Test func `names that differ in little are spelled out, in any order`() {
    let spelled = ["poster_u2d_1", "poster_u5f_1", "poster1", "_u50_oster1"]
    let originals = ["poster-1", "poster_1", "poster1", "Poster1"]
    #expect(names(originals) == spelled)
    #expect(names(originals.reversed()) == spelled.reversed())
    #expect(names(["a", "A"], as: .type) == ["A", "_u41_"])
  }

  @Test func `a reserved name gets a suffix`() {
    #expect(
      names(["date", "film"], as: .type, reserved: ["date"], suffix: "Item") == [
        "DateItem", "Film",
      ])
    #expect(
      names(["date", "dateItem"], as: .type, reserved: ["date"], suffix: "Item")
        == ["Date_", "Date_u49_tem"])
  }

  @Test func `names of any characters are different identifiers, even but for case`() {
    var random = SplitMix64(seed: 7)
    let pieces = [
      "a", "A", "b", "1", "-", "_", " ", "/", "u2d", "_u2d_", "é", "É", "ß", "ẞ", "ı", "İ", "i",
      "I",
      "ŉ", "ǆ", "ǅ", "Ж", "ж", "映", "ा", "🎬", "\u{301}", "\u{200d}", "\u{202e}", "\n", "Å", "none",
      "\u{1100}", "\u{1f80}", "ﬁ", "𝒜", "\0",
    ]
    for _ in 0..<400 {
      var originals: Set<String> = []
      for _ in 0..<60 {
        let count = Int.random(in: 0...4, using: &random)
        originals.insert(
          (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined())
      }
      for style in [CodeNames.Style.member, .type] {
        let made = names(
          originals.sorted(), as: style, reserved: ["a", "none", "b1"],
          suffix: style == .type ? "Item" : "_")
        #expect(Set(made.map { $0.lowercased() }).count == originals.count)
        for name in made {
          #expect(!["a", "none", "b1"].contains(name.lowercased()))
          #expect(name.unicodeScalars.allSatisfy { $0 == "_" || CodeNames.isPart($0) })
          #expect(name.unicodeScalars.first.map { ("0"..."9").contains($0) } == false)
          #expect(name != "_")
        }
      }
    }
  }
}
