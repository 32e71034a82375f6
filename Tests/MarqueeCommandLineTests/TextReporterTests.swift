import MarqueeCells
import MarqueeCommandLine
import MarqueeDiagnostics
import Testing

@Suite struct TextReporterTests {
  private func diagnostic(
    _ range: Range<Int>, label: String = "", notes: [(String, Range<Int>)] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: "a-rule", severity: .error, message: "a fact",
      place: Place(file: "A.plist", range: SourceRange(range)), label: label,
      notes: notes.map {
        Note($0.0, at: Place(file: "A.plist", range: SourceRange($0.1)))
      }, fixIts: fixIts)
  }

  /// What is printed between the headline and the count.
  private func body(_ diagnostic: Diagnostic, of text: [UInt8], width: Int? = nil) -> String {
    let report = Report(
      diagnostics: [diagnostic], sources: [SourceFile(name: "A.plist", text: text)],
      toolVersion: "1")
    let bytes = ReporterKind.text.render(report, style: TextStyle(usesColor: false, width: width))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n\n")
    let first = lines.first.map { $0.split(separator: "\n").dropFirst() } ?? []
    return first.joined(separator: "\n")
  }

  private func body(_ diagnostic: Diagnostic, of text: String, width: Int? = nil) -> String {
    body(diagnostic, of: Array(text.utf8), width: width)
  }

  @Test func `errors come before warnings of other files, and both in the order of files`() {
    func diagnostic(_ file: String, _ severity: Severity) -> Diagnostic {
      Diagnostic(rule: "a-rule", severity: severity, message: "a fact", place: Place(file: file))
    }
    let report = Report(
      diagnostics: [
        diagnostic("D", .error), diagnostic("B", .note), diagnostic("C", .error),
        diagnostic("A", .warning), diagnostic("D", .warning),
      ], sources: [], toolVersion: "1")
    let bytes = ReporterKind.text.render(report, style: TextStyle(usesColor: false, width: nil))
    let heads = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
      $0.hasSuffix("[a-rule]")
    }
    #expect(
      heads.map { $0.prefix { $0 != " " } + $0.dropFirst(2).prefix { $0 != ":" } } == [
        "C: error", "D: error", "A: warning", "B: note", "D: warning",
      ])
  }

  @Test func `the end of a file is a place too`() {
    #expect(
      body(diagnostic(3..<3, label: "here"), of: "<a>") == """
          |
        1 | <a>
          |    ^ here
        """)
    #expect(
      body(diagnostic(4..<4), of: "<a>\n") == """
          |
        2 |
          | ^
        """)
    #expect(
      body(diagnostic(0..<0), of: "") == """
          |
        1 |
          | ^
        """)
  }

  @Test func `a range after the end points to the end`() {
    #expect(
      body(diagnostic(7..<9), of: "<a>") == """
          |
        1 | <a>
          |    ^
        """)
  }

  @Test func `a range that ends with a line break stays on its line`() {
    #expect(
      body(diagnostic(0..<5, label: "x"), of: "<a>\r\n<b>") == """
          |
        1 | <a>
          | ^^^ x
        """)
  }

  @Test func `far lines are left out and near ones shown`() {
    let text = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n"
    let notes = [("second", 0..<1), ("third", 18..<19)]
    #expect(
      body(diagnostic(4..<5, label: "first", notes: notes), of: text) == """
           |
         1 | a
           | - second
         2 | b
         3 | c
           | ^ first
        ...
        10 | j
           | - third
        """)
  }

  @Test func `marks that overlap are all labeled`() {
    let notes = [("the whole", 0..<9), ("the start", 0..<2)]
    #expect(
      body(diagnostic(2..<4, label: "this", notes: notes), of: "abcdefghi") == """
          |
        1 | abcdefghi
          | --^^----- the whole
          | | |
          | | this
          | the start
        """)
  }

  @Test func `a long line is cut on both sides of the range`() {
    // 20 columns next to the gutter; 14 between the cuts; 6 before the range and 6 after it.
    let text = String(repeating: "abcdefghij", count: 10)
    #expect(
      body(diagnostic(50..<52), of: text, width: 24) == """
          |
        1 | ...efghijabcdefgh...
          |          ^^
        """)
  }

  @Test func `a long line is cut after a range at its start and before one at its end`() {
    let text = String(repeating: "abcdefghij", count: 10)
    #expect(
      body(diagnostic(0..<2), of: text, width: 24) == """
          |
        1 | abcdefghijabcdefg...
          | ^^
        """)
    #expect(
      body(diagnostic(98..<100), of: text, width: 24) == """
          |
        1 | ...defghijabcdefghij
          |                   ^^
        """)
  }

  @Test func `a cut falls between wide characters`() {
    // Two columns each: seven fit between the cuts, where 14 columns are.
    let text = String(repeating: "한", count: 100)
    #expect(
      body(diagnostic(150..<153), of: text, width: 24) == """
          |
        1 | ...한한한한한한한...
          |          ^^
        """)
  }

  @Test func `a range wider than the terminal is shown from its start`() {
    let text = String(repeating: "abcdefghij", count: 10)
    #expect(
      body(diagnostic(40..<90), of: text, width: 24) == """
          |
        1 | ...abcdefghijabcd...
          |    ^^^^^^^^^^^^^^^^^
        """)
  }

  @Test func `a second place far off in the line gets an excerpt of its own`() {
    let text = String(repeating: "abcdefghij", count: 10)
    #expect(
      body(diagnostic(90..<91, notes: [("first here", 0..<1)]), of: text, width: 24) == """
          |
        1 | ...defghijabcdefghij
          |           ^
        note: A.plist:1:1: first
              here
          |
        1 | abcdefghijabcdefg...
          | ^
        """)
  }

  @Test func `bytes that are not UTF-8 are shown one by one`() {
    #expect(
      body(diagnostic(2..<3), of: [0x61, 0xFF, 0xB0, 0x62]) == """
          |
        1 | a\u{FFFD}\u{FFFD}b
          |   ^
        """)
  }

  @Test func `a small fix is shown, a large one only mentioned`() {
    let small = FixIt(
      "mend it", applicability: .unsafe,
      edits: [
        TextEdit(SourceRange(8..<8), replacement: "!"),
        TextEdit(SourceRange(2..<4), replacement: ""),
      ])
    let large = FixIt(
      "mend all", applicability: .displayOnly,
      edits: [TextEdit(SourceRange(2..<4), replacement: "\n")])
    #expect(
      body(diagnostic(4..<6, fixIts: [small, large]), of: "\n\nabcdef\n") == """
          |
        3 | abcdef
          |   ^^
        help: mend it
        3 - abcdef
        3 + cdef!
        help: mend all
        """)
  }

  @Test(
    arguments: [
      ([], 0, "no errors found"), ([], 1, "no errors found in 1 file"),
      ([], 2, "no errors found in 2 files"),
      ([.error], 2, "1 error in 1 file"),
      ([.warning, .note, .warning], 2, "2 warnings, 1 note in 1 file"),
    ] as [([Severity], Int, String)])
  func `the last line counts`(severities: [Severity], files: Int, expected: String) {
    let diagnostics = severities.map {
      Diagnostic(rule: "a", severity: $0, message: "b", place: Place(file: "A.plist"))
    }
    let sources = (0..<files).map { SourceFile(name: "\($0).plist", text: []) }
    let report = Report(diagnostics: diagnostics, sources: sources, toolVersion: "1")
    let text = String(decoding: ReporterKind.text.render(report), as: UTF8.self)
    #expect(text.split(separator: "\n").last.map(String.init) == expected)
  }
}
