import MarqueeDiagnostics
import Testing

/// One fault among ranks is one diagnostic.
@Suite struct RankRuleTests {
  @Test(
    arguments: [
      (ranks: [nil, nil, nil], rules: []),
      (ranks: ["1", "2", "3"], rules: []),
      (ranks: ["0x1", "+2", "3"], rules: []),
      // Missing: the other ranks cannot be checked.
      (ranks: ["1", nil, "3"], rules: ["missing-rank"]),
      (ranks: [nil, "2", nil], rules: ["missing-rank"]),
      (ranks: ["1", "2", nil, nil], rules: ["missing-rank", "missing-rank"]),
      (ranks: [nil, nil, "3", "4", nil], rules: ["missing-rank", "missing-rank"]),
      (ranks: ["3", nil, "1"], rules: ["missing-rank"]),
      (ranks: ["7", nil, "9"], rules: ["missing-rank"]),
      // Twice: one of the two should be another number, so there is a gap, too.
      (ranks: ["1", "2", "2"], rules: ["duplicate-rank"]),
      (ranks: ["5", "5", "5"], rules: ["duplicate-rank", "duplicate-rank"]),
      (ranks: ["2", "1", "2"], rules: ["duplicate-rank"]),
      // Two faults are two diagnostics.
      (ranks: ["1", "1", nil], rules: ["duplicate-rank", "missing-rank"]),
      (ranks: ["1", "2", "4"], rules: ["rank-gap"]),
      (ranks: ["2", "3", "4"], rules: ["rank-gap"]),
      (ranks: ["4", "2", "1"], rules: ["rank-gap"]),
      (ranks: ["1", "9223372036854775807", "2"], rules: ["rank-gap"]),
      (ranks: ["3", "2", "1"], rules: ["rank-order"]),
      (ranks: ["2", "1", "3"], rules: ["rank-order"]),
      // An invalid rank has been reported separately.
      (ranks: ["1", "0", "3"], rules: ["wrong-value-type"]),
      (ranks: [nil, "0", nil], rules: ["wrong-value-type"]),
      (ranks: [nil, nil, "one"], rules: ["property-list-syntax"]),
      (ranks: ["1", "two", "3"], rules: ["property-list-syntax"]),
      (ranks: ["1", "", "3"], rules: ["property-list-syntax"]),
      (ranks: ["1", "18446744073709551615", "3"], rules: ["wrong-value-type"]),
    ] as [(ranks: [String?], rules: [String])])
  func `ranks have only the diagnostics of their faults`(ranks: [String?], rules: [String]) {
    let items = ranks.enumerated().map { position, rank in
      Self.poster(position) + (rank.map { "<key>rank</key><integer>\($0)</integer>" } ?? "")
    }
    let found = Checking.diagnostics(ofSection: "rank", items: items)
    #expect(found.map(\.part.description).sorted() == rules)
  }

  @Test func `a rank that a lost item has is not missing`() {
    let lost =
      "<key>New item</key><dict>\(Self.poster(1))<key>rank</key><integer>2</integer></dict>"
    let found = Checking.diagnostics(
      ofSection: "rank",
      items: [
        "\(Self.poster(0))<key>rank</key><integer>1</integer>\(lost)",
        "\(Self.poster(2))<key>rank</key><integer>3</integer>",
      ])
    #expect(found.map(\.part) == ["nested-item"])
  }

  @Test func `a rank on one of ten items is reported at that item`() {
    let items = (0..<10).map { position in
      Self.poster(position) + (position == 6 ? "<key>rank</key><integer>7</integer>" : "")
    }
    let found = Checking.diagnostics(ofSection: "rank", items: items)
    #expect(
      found.map(\.message) == ["an item has a 'rank', and most of its section have none"])
    #expect(found.map(\.place.codingPath.description) == ["[0].contentItem[6].rank"])
  }

  @Test func `the next rank above the lowest missing one is pointed at`() throws {
    let items = [6, 1, 5, 3].enumerated().map { position, rank in
      Self.poster(position) + "<key>rank</key><integer>\(rank)</integer>"
    }
    let found = try #require(Checking.diagnostics(ofSection: "rank", items: items).first)
    #expect(found.message == "rank 2 is missing")
    #expect(found.place.codingPath.description == "[0].contentItem[3].rank")
  }

  private static func poster(_ number: Int) -> String {
    Checking.string("description", "Episode \(number)")
      + Checking.string("imageName", "poster\(number)")
  }
}
