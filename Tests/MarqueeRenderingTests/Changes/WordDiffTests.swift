import MarqueeCatalog
import TestSupport
import Testing

// Changes are only made by comparing screens.
@testable import MarqueeRendering

/// Texts that were edited, word by word.
@Suite struct WordDiffTests {
  private func change(_ old: String, _ new: String) -> FieldChange {
    FieldChange(key: "title", role: .text, old: .text(old), new: .text(new))
  }

  /// `[-removed-]{+added+}`, as people see it.
  private func marked(_ runs: [WordRun]?) -> String? {
    runs?.map { run in
      switch run.kind {
      case .same: run.text
      case .removed: "[-\(run.text)-]"
      case .added: "{+\(run.text)+}"
      }
    }.joined()
  }

  @Test(
    arguments: [
      ("A quiet harbour", "A loud harbour", "A [-quiet-]{+loud+} harbour"),
      ("one two three", "one three", "one [-two -]three"),
      ("one three", "one two three", "one {+two +}three"),
      ("a quick brown fox", "a slow red fox", "a [-quick brown-]{+slow red+} fox"),
      ("감동•드라마", "감동•코미디", "감동•[-드라마-]{+코미디+}"),
      ("東京物語", "東京暮色", "東京[-物語-]{+暮色+}"),
      ("don't stop", "don't go", "don't [-stop-]{+go+}"),
      ("e\u{301}tude", "étude", "[-e\u{301}tude-]{+étude+}"),
      ("", "new", "{+new+}"), ("old", "", "[-old-]"), ("same", "same", "same"),
    ])
  func `what was removed comes before what was added`(old: String, new: String, words: String) {
    #expect(marked(change(old, new).words) == words)
  }

  @Test(arguments: (0..<200 as Range<UInt64>).sample(oneIn: 6))
  func `both texts are found in the parts`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let pieces = ["a", "b", "한국", " ", "  ", "•", "👨‍👩‍👧", "\r\n", "'", "東", "c", "e\u{301}"]
    func text() -> String {
      (0..<Int.random(in: 0...30, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
    let (old, new) = (text(), text())
    let runs = try #require(change(old, new).words)
    #expect(Array(runs.filter { $0.kind != .added }.map(\.text).joined().utf8) == Array(old.utf8))
    #expect(Array(runs.filter { $0.kind != .removed }.map(\.text).joined().utf8) == Array(new.utf8))
    #expect(runs.allSatisfy { !$0.text.isEmpty })
  }

  @Test func `a text of many words has its removed words`() throws {
    let numbers = 0..<Sample.size(50_000, quick: 1_000)
    let old = numbers.map { "w\($0 % 7)" }.joined(separator: " ")
    let new = numbers.map { "w\($0 % 5)" }.joined(separator: " ")
    let runs = try #require(change(old, new).words)
    #expect(runs.contains { $0.kind == .removed })
  }

  @Test func `only texts have words`() {
    let price = FieldChange(key: "price", role: .price, old: .text("1"), new: .text("2"))
    #expect(price.words == nil)
    #expect(FieldChange(key: "tag", role: .text, old: nil, new: .text("New")).words == nil)
    let titles = FieldChange(
      key: "titles", role: .text, old: .list([.text("A"), .text("B")]),
      new: .list([.text("A"), .text("C")]))
    #expect(marked(titles.words) == "A, [-B-]{+C+}")
  }
}
