import Foundation
import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation
import Testing

/// The classic catalog, as many public projects carry it.
///
/// The numbers are counted in the file by hand; see the table of the corpus.
@Suite(.enabled(if: Corpus.catalogs != nil, "MARQUEE_CORPUS names no folder"))
struct CorpusTests {
  private func classicCatalog() throws -> [UInt8] {
    let folder = try #require(Corpus.catalogs)
    return Array(try Data(contentsOf: folder.appending(path: "netflix-style.plist")))
  }

  private func diagnostics() throws -> [Diagnostic] {
    Checking.diagnostics(of: try classicCatalog(), images: ImageLibrary(names: []))
  }

  @Test func `the classic catalog has its known faults and no others`() throws {
    let found = try diagnostics()
    let counts = Dictionary(grouping: found, by: \.rule.description).mapValues(\.count)
    print(counts)
    for d in found {
      print(
        d.severity, LineTable(try classicCatalog()).location(at: d.place.range!.start), d.message,
        d.notes.map(\.message))
    }
    #expect(found.filter { $0.severity == .error }.map(\.rule) == ["nested-item"])
  }
}
