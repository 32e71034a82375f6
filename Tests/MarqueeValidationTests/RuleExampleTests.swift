import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation
import Testing

/// The examples of all rules, each in several surroundings that must not matter.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleCase.all)
  func `an example has its rule's diagnostic and no other error`(example: RuleCase) throws {
    let marked = MarkedText(example.text)
    let found = example.validate(marked.bytes)
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
      #expect(own.first?.place.range == marked.ranges.first)
      #expect(marked.ranges.count == 1)
    }
  }

  @Test(arguments: RuleCase.all.filter { $0.variation == .asWritten && $0.example.isBad })
  func `a safe fix removes the diagnostic and makes no new one`(example: RuleCase) throws {
    let bytes = MarkedText(example.text).bytes
    let fixIts = example.validate(bytes).filter { $0.rule == example.rule.id }
      .flatMap(\.fixIts).filter { $0.applicability == .safe }
    guard !fixIts.isEmpty else { return }
    let (fixed, applied) = TextEdit.apply(fixIts, to: bytes)
    #expect(applied == fixIts.count)
    #expect(example.validate(fixed).filter { $0.rule == example.rule.id }.isEmpty)
    #expect(example.validate(fixed).filter { $0.severity == .error }.map(\.message) == [])
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
}
