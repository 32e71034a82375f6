import MarqueeDiagnostics
import Testing

/// Diagnostics that report the same fact about several places.
@Suite struct RepeatedFactsTests {
  private func diagnostic(
    _ message: String, _ file: String, _ start: Int, severity: Severity = .error,
    fix: FixIt.Applicability? = nil
  ) -> Diagnostic {
    let range = SourceRange(start..<(start + 1))
    return Diagnostic(
      rule: "missing-image", severity: severity, message: message,
      place: Place(file: file, range: range),
      fixIts: fix.map {
        [FixIt("write 'x'", applicability: $0, edits: [TextEdit(range, replacement: "x")])]
      } ?? [])
  }

  private func starts(_ diagnostics: [Diagnostic]) -> [[UInt32]] {
    diagnostics.map { diagnostic in
      ([diagnostic.place] + diagnostic.notes.compactMap(\.place)).compactMap(\.range?.start)
    }
  }

  @Test func `equal messages are one diagnostic with the other places as notes`() {
    let found = [
      diagnostic("no 'a'", "A", 1), diagnostic("no 'b'", "A", 2), diagnostic("no 'a'", "A", 3),
      diagnostic("no 'a'", "B", 4), diagnostic("no 'a'", "B", 5, severity: .warning),
    ]
    #expect(starts(found.joiningRepeats { _ in true }) == [[1, 3, 4], [2], [5]])
    #expect(found.joiningRepeats { _ in false } == found)
  }

  @Test func `joining twice changes nothing more`() {
    let found = (0..<5).map { diagnostic("no 'a'", $0 < 3 ? "A" : "B", $0) }
    let inFiles = [found[..<3], found[3...]].flatMap { Array($0).joiningRepeats { _ in true } }
    let joined = inFiles.joiningRepeats { _ in true }
    #expect(starts(joined) == [[0, 1, 2, 3, 4]])
    #expect(joined == found.joiningRepeats { _ in true })
    #expect(joined.joiningRepeats { _ in true } == joined)
  }

  @Test func `fixes are joined in one file, and kept in another`() {
    let found = [
      diagnostic("no 'a'", "A", 1, fix: .safe), diagnostic("no 'a'", "A", 3, fix: .safe),
      diagnostic("no 'a'", "B", 4, fix: .safe),
    ]
    let joined = found.joiningRepeats { _ in true }
    #expect(starts(joined) == [[1, 3], [4]])
    #expect(joined.map { $0.fixIts.flatMap(\.edits).count } == [2, 1])
  }

  @Test func `hints that nobody applies do not keep a diagnostic of another file`() {
    let found = ["A", "B"].map { diagnostic("no 'a'", $0, 1, fix: .displayOnly) }
    #expect(found.joiningRepeats { _ in true }.count == 1)
  }

  @Test func `of many places the first are named, and the others counted`() {
    let found = (0..<12).map { diagnostic("no 'a'", "A", $0) }
    let joined = found.joiningRepeats(naming: 8) { _ in true }
    #expect(starts(joined) == [[0, 1, 2, 3, 4, 5, 6, 7, 8]])
    #expect(joined.first?.notes.last?.message == "and in 3 more places")
  }

  @Test func `a note that says what was not checked has no other places`() {
    let found = ["A", "B"].map { diagnostic("nothing is here", $0, 1, severity: .note) }
    #expect(starts(found.joiningRepeats { _ in true }) == [[1]])
  }
}
