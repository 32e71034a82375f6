import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// The examples of all rules, each in several surroundings that must not matter.
@Suite struct RuleExampleTests {
  /// Every example as it is written, and a part of all variations.
  private static let cases =
    RuleCase.all.filter { $0.variation == .asWritten }
    + RuleCase.all.filter { $0.variation != .asWritten }.sample(oneIn: 3)

  @Test(arguments: cases)
  func `an example has its rule's diagnostic and no other error`(example: RuleCase) throws {
    let marked = MarkedText(example.text)
    let found = example.check(marked.bytes)
    let own = found.filter { $0.rule == example.rule.id }
    let others = found.filter { $0.rule != example.rule.id && $0.severity == .error }
    #expect(others.map(\.message) == [])
    guard example.example.isBad else {
      #expect(own.map(\.message) == [])
      return
    }
    #expect(own.count == 1, "\(own.map(\.message))")
    if let file = example.example.reportedFile {
      #expect(own.first?.place.file == file)
    } else {
      #expect(own.first?.place.range?.offsets == marked.ranges.first)
      #expect(marked.ranges.count == 1)
    }
  }

  @Test(arguments: RuleCase.all.filter { $0.variation == .asWritten && $0.example.isBad })
  func `a safe fix removes the diagnostic and makes no new one`(example: RuleCase) throws {
    let bytes = MarkedText(example.text).bytes
    let fixIts = example.check(bytes).filter { $0.rule == example.rule.id }
      .flatMap(\.fixIts).filter { $0.applicability == .safe }
    guard !fixIts.isEmpty else { return }
    let (fixed, applied) = TextEdit.apply(fixIts, to: bytes)
    #expect(applied == fixIts.count)
    #expect(example.check(fixed).filter { $0.rule == example.rule.id }.isEmpty)
    #expect(example.check(fixed).filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test(arguments: RuleRegistry.all.map(\.id))
  func `a rule has good and bad examples, and words for authors`(id: RuleIdentifier) throws {
    let rule = try #require(RuleRegistry[id])
    #expect(rule.examples.contains { $0.isBad })
    #expect(rule.examples.contains { !$0.isBad })
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
    #expect(rule.rationale.hasSuffix("."))
  }

  @Test func `identifiers are kebab case and unique`() {
    let ids = RuleRegistry.all.map(\.id.description)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(id)")
    }
  }

  private static let losses = RuleRegistry.all.filter { !$0.canBeSilenced }.flatMap { rule in
    RuleCase.all.filter {
      $0.rule.id == rule.id && $0.example.isBad && $0.variation == .asWritten
        && $0.text.contains("<plist version=\"1.0\">")
    }
  }

  @Test(arguments: losses)
  func `a comment hides nothing that the screen would lose`(loss: RuleCase) {
    func rules(_ text: String) -> [RuleIdentifier] {
      loss.check(MarkedText(text).bytes).map(\.rule).sorted {
        $0.description < $1.description
      }
    }
    let without = rules(loss.text)
    #expect(without.contains(loss.rule.id))
    // The comment applies to everything after it.
    let start = "<plist version=\"1.0\">"
    let allowed = loss.text.replacing(
      start, with: "\(start)<!-- marquee:allow \(loss.rule.id) -->", maxReplacements: 1)
    #expect(rules(allowed).filter { $0 != "unused-suppression" } == without)
  }
}
