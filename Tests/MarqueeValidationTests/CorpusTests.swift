import Foundation
import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation
import TestSupport
import Testing

/// The classic catalog, as many public projects carry it.
///
/// The numbers are counted in the file itself, by hand and with another reader of property lists.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.reason)))
struct CorpusTests {
  private func classicCatalog() throws -> [UInt8] {
    try Corpus.bytes("catalogs/netflix-style.plist")
  }

  private func check(_ bytes: [UInt8]) -> [Diagnostic] {
    Checking.diagnostics(of: bytes, images: ImageLibrary(names: [])).besidesCells
  }

  @Test func `the classic catalog has its known faults and no others`() throws {
    let bytes = try classicCatalog()
    let lines = LineTable(bytes)
    let found = check(bytes).map { diagnostic in
      let offset = diagnostic.place.range?.start ?? 0
      return "\(lines.location(at: offset).line) \(diagnostic.severity) \(diagnostic.rule)"
    }
    #expect(
      found == [
        "9 warning quoted-empty-text",
        "14 warning placeholder-text",
        "16 note missing-image",
        "44 warning white-space",
        "179 warning white-space",
        "196 warning conflicting-description",
        "202 warning conflicting-description",
        "208 warning conflicting-description",
        "214 warning conflicting-description",
        "220 warning conflicting-description",
        "220 warning white-space",
        "287 warning conflicting-description",
        "293 warning conflicting-description",
        "293 warning white-space",
        "308 warning white-space",
        "404 error nested-item",
      ])
  }

  @Test func `its placeholder is on 27 items with 15 images`() throws {
    let found = check(try classicCatalog()).filter { $0.rule == "placeholder-text" }
    #expect(found.map(\.message) == ["one text describes 15 different images"])
    #expect(
      found.flatMap(\.notes).map(\.message) == ["27 items of this screen have it"])
  }

  @Test func `safe fixes leave what only a person can decide, and are done in one round`() throws {
    let bytes = try classicCatalog()
    let (fixed, applied) = Self.applySafeFixes(of: check(bytes), to: bytes)
    #expect(applied == 7)
    let left = check(fixed)
    let counts = Dictionary(grouping: left, by: \.rule.description).mapValues(\.count)
    #expect(
      counts == ["missing-image": 1, "placeholder-text": 1, "conflicting-description": 7])
    #expect(Self.applySafeFixes(of: left, to: fixed).applied == 0)
  }

  private static func applySafeFixes(
    of diagnostics: [Diagnostic], to bytes: [UInt8]
  ) -> (text: [UInt8], applied: Int) {
    TextEdit.apply(
      diagnostics.flatMap(\.fixIts).filter { $0.applicability == .safe }, to: bytes)
  }
}
