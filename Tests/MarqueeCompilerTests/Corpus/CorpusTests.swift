import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueePropertyList
import MarqueeScreen
import TestSupport
import Testing

/// Files from other projects.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.reason)))
struct CorpusTests {
  @Test(.timeLimit(.minutes(1)))
  func `every file ends in a report whose errors have places`() throws {
    let paths = try Corpus.paths(in: "parsers", "real")
    #expect(paths.count > 100)
    for path in paths {
      let bytes = try Corpus.bytes(path)
      let report = ContentPipeline.check(bytes)
      let length = report.screens.first?.source.text.count ?? 0
      for diagnostic in report.diagnostics {
        let place = diagnostic.place
        #expect(!diagnostic.message.isEmpty)
        #expect(Int(place.range?.end ?? 0) <= length, "\(path): \(diagnostic.message)")
        // In other forms than XML the root has neither a line nor a step of a path.
        let hasLines = PropertyListFormat.detect(bytes) == .format(.xml)
        #expect(
          place.range != nil || !place.codingPath.steps.isEmpty || !hasLines,
          "\(path): \(diagnostic.message)")
      }
      // None of them is a screen.
      #expect(report.screens.first?.hasErrors == true, "\(path)")
    }
  }

  @Test func `every file named invalid is refused`() throws {
    let paths = try Corpus.paths(in: "parsers").filter { $0.contains("invalid") }
    #expect(paths.count == 40)
    for path in paths {
      let bytes = try Corpus.bytes(path)
      for bytes in [bytes, Array("bplist00".utf8) + bytes] {
        let report = ContentPipeline.check(bytes)
        #expect(report.diagnostics.contains { $0.severity == .error }, "\(path)")
        #expect(report.screens.first?.screen == nil)
      }
    }
  }

  @Test func `the identifier that appears twice in a published screen is found once`() throws {
    let bytes = try ServerScreen.propertyList(of: Corpus.bytes("catalogs/udemy-home.json"))
    let diagnostics = ContentPipeline.check(bytes).diagnostics
    let duplicates = diagnostics.filter { $0.rule == "duplicate-id" }
    #expect(diagnostics.filter { $0.severity == .error } == duplicates)
    let duplicate = try #require(duplicates.first)
    #expect(duplicates.count == 1)

    let text: (Place?) -> String? = { place in
      place?.range.map { String(decoding: bytes[$0.offsets], as: UTF8.self) }
    }
    let element = "<string>a15eb974-fb80-41ed-96ae-1727530cf012</string>"
    let first = try #require(duplicate.notes.compactMap(\.place).first)
    #expect(text(duplicate.place) == element)
    #expect(text(first) == element)
    #expect(first.codingPath.description == "[2].contentItem[3].id")
    #expect(duplicate.place.codingPath.description == "[2].contentItem[4].id")
  }
}
