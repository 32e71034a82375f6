import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen
import TestSupport
import Testing

/// A catalog whose published copies have all lost an item.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.reason)))
struct LostItemTests {
  private static let path = "catalogs/netflix-style.plist"

  private func fix(_ bytes: [UInt8]) throws -> Fixer.Result {
    let pipeline = ContentPipeline(propertyList: Data(bytes))
    let report = pipeline.run()
    return Fixer(pipeline, report: report).fix(try #require(report.screens.first))
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
  }

  @Test func `the lost item is found at its key, and nothing else is an error`() throws {
    let bytes = try Corpus.bytes(Self.path)
    let diagnostics = ContentPipeline.check(bytes).diagnostics
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["nested-item"])
    let range = try #require(errors.first?.place.range)
    #expect(String(decoding: bytes[range.offsets], as: UTF8.self) == "<key>New item</key>")
    #expect(LineTable(bytes).location(at: range.start) == TextLocation(line: 404, column: 5))
    #expect(diagnostics.count { $0.rule == "white-space" } == 5)
  }

  @Test func `what was read has six sections, the last without the lost item`() throws {
    let catalog = ContentPipeline.check(try Corpus.bytes(Self.path)).screens.first?.catalog
    // The section with the fault has no valid model.
    #expect(
      catalog?.sections.map(\.type.name) == ["main", "basic", "basic", "rank", "large"])
    #expect(catalog?.sections.map(\.items.count) == [21, 6, 6, 10, 10])
  }

  @Test func `the fix brings the item back, and a second fix changes nothing`() throws {
    let result = try fix(try Corpus.bytes(Self.path))
    let fixed = ContentPipeline.check(result.after.text.text)
    let sections = try #require(fixed.screens.first?.screen).sections
    #expect(sections.map(\.items.count) == [21, 6, 6, 10, 10, 6])
    #expect(
      sections.last?.items.map(\.imageName)
        == ["poster9", "poster10", "poster11", "poster12", "poster13", "poster14"])
    #expect(!result.hasErrors)
    #expect(sections.count == 6)

    let again = try fix(result.after.text.text)
    #expect(again.fixCount == 0)
    #expect(again.after.text.text == result.after.text.text)
  }

  @Test func `no line changes but those with a fault`() throws {
    let before = lines(try Corpus.bytes(Self.path))
    let after = lines(try fix(try Corpus.bytes(Self.path)).after.text.text)
    // The key at line 404 is removed, and the lost dictionary is indented by one tab less, after
    // the end of its host.
    let moved = before[404..<410].map { String($0.dropFirst()) }
    let kept = before[..<403] + ["\t\t\t</dict>"] + moved + before[411...]
    let expected = kept.map { line in
      line.replacing("<string>&quot;&quot;</string>", with: "<string></string>")
        .replacing(/(\S) {2,}(\S)/) { "\($0.1) \($0.2)" }
    }
    #expect(after.count == before.count - 1)
    #expect(after.count == expected.count)
    for (number, (line, expectedLine)) in zip(after, expected).enumerated() {
      #expect(line == expectedLine, "line \(number + 1)")
    }
    // Above the lost item: the name, and five texts with two spaces.
    #expect(zip(before[..<403], after).count { $0 != $1 } == 5 + 1)
  }

  @Test func `comments and their indentation stay`() throws {
    var source = lines(try Corpus.bytes(Self.path))
    source.insert("\t\t\t\t\t<!-- inside of the lost item -->", at: 405)
    source.insert("\t\t\t\t<!-- 잃어버린 항목 -->", at: 403)
    source.insert("   <!-- first -->", at: 4)
    let text = source.joined(separator: "\n").replacing(
      "<string>poster13</string>", with: "<string>poster13</string> <!-- host -->")
    let after = lines(try fix(Array(text.utf8)).after.text.text)
    #expect(after.contains("   <!-- first -->"))
    #expect(after.contains("\t\t\t\t<!-- 잃어버린 항목 -->"))
    #expect(after.contains("\t\t\t\t<!-- inside of the lost item -->"))
    #expect(after.contains("\t\t\t\t<string>poster13</string> <!-- host -->"))
  }
}
