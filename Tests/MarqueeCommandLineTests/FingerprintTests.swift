import Foundation
import MarqueeCommandLine
import MarqueeDiagnostics
import Testing

/// The identity of a result in a code scanning service.
@Suite struct FingerprintTests {
  private struct Log: Decodable {
    struct Run: Decodable {
      var results: [Result]
    }

    struct Result: Decodable {
      var partialFingerprints: [String: String]
    }

    var runs: [Run]
  }

  private func diagnostic(_ range: Range<Int>, message: String = "a fact") -> Diagnostic {
    Diagnostic(
      rule: "a-rule", severity: .error, message: message,
      place: Place(
        file: "A.plist", range: SourceRange(range), codingPath: CodingPath([.key("name")])))
  }

  private func fingerprints(_ diagnostics: [Diagnostic], of text: String) throws -> [String] {
    let report = Report(
      diagnostics: diagnostics, sources: [SourceFile(name: "A.plist", text: Array(text.utf8))],
      toolVersion: "1")
    let log = try JSONDecoder().decode(
      Log.self, from: Data(ReporterKind.sarif.render(report)))
    return log.runs.flatMap(\.results).flatMap(\.partialFingerprints.values)
  }

  @Test func `a result keeps its fingerprint when lines and words around it change`() throws {
    let before = try fingerprints([diagnostic(0..<2)], of: "xy")
    let after = try fingerprints([diagnostic(4..<6, message: "said otherwise")], of: "\n\n  xy")
    // FNV-1a of "a-rule", NUL, NUL, "name", NUL, "xy".
    #expect(before == ["b552452178bf15b5:1"])
    #expect(after == before)
  }

  @Test func `a result keeps its fingerprint when its item moves`() throws {
    let results = [0, 7].map { index in
      var moved = diagnostic(index..<index + 1)
      moved.subject = DiagnosticSubject(
        item: "dune", path: "title", digest: ContentDigest(first: 1, second: 2))
      return moved
    }
    // FNV-1a of "a-rule", NUL, "dune", NUL, "title", NUL and the sixteen bytes of the digest.
    #expect(
      try fingerprints(results, of: "abcdefgh") == ["fd8b563fb8b4efca:1", "fd8b563fb8b4efca:2"])
  }

  @Test func `another value gets another fingerprint`() throws {
    let one = try fingerprints([diagnostic(0..<2)], of: "xy")
    let other = try fingerprints([diagnostic(0..<2)], of: "xz")
    #expect(one != other)
  }

  @Test func `equal results are numbered`() throws {
    let both = try fingerprints([diagnostic(0..<1), diagnostic(1..<2)], of: "xx")
    #expect(both.map { String($0.suffix(2)) } == [":1", ":2"])
    #expect(Set(both.map { String($0.dropLast()) }).count == 1)
  }
}
