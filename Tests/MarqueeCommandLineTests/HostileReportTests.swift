import Foundation
import MarqueeCells
import MarqueeCommandLine
import MarqueeDiagnostics
import TestSupport
import Testing

/// Reports that no rule would make, but that must not break reporters.
@Suite struct HostileReportTests {
  private static let pieces = [
    "<key>", "a", " ", "\t", "\n", "\r\n", "\r", "한", "👨‍👩‍👧", "e\u{301}", "\u{301}", "\u{1B}[2J",
    "\u{202E}", "\u{9B}", "\u{0}", "{", "](", "%", "::", ",", "\u{2028}", "🇰🇷", "\u{FEFF}",
  ]

  private func text(_ generator: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...40, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private func place(_ files: [SourceFile], _ generator: inout SplitMix64) -> Place {
    let file = files.randomElement(using: &generator)
    let length = file?.text.count ?? 0
    let start = Int.random(in: 0...(length + 3), using: &generator)
    let end = Int.random(in: 0...(length + 3), using: &generator)
    let hasRange = Int.random(in: 0..<6, using: &generator) > 0
    return Place(
      file: Bool.random(using: &generator) ? file?.name ?? "" : text(&generator),
      range: hasRange ? SourceRange(min(start, end)..<max(start, end)) : nil,
      codingPath: CodingPath([.key(text(&generator)), .index(3)]))
  }

  private func diagnostic(_ files: [SourceFile], _ generator: inout SplitMix64) -> Diagnostic {
    let notes = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      Note(
        text(&generator), at: Bool.random(using: &generator) ? place(files, &generator) : nil)
    }
    let edits = (0..<Int.random(in: 0...2, using: &generator)).compactMap { _ in
      place(files, &generator).range.map { TextEdit($0, replacement: text(&generator)) }
    }
    return Diagnostic(
      rule: RuleIdentifier(text(&generator)),
      severity: Severity.allCases.randomElement(using: &generator) ?? .note,
      message: text(&generator), place: place(files, &generator), label: text(&generator),
      notes: notes, fixIts: [FixIt(text(&generator), applicability: .safe, edits: edits)])
  }

  private func report(seed: UInt64) -> Report {
    var generator = SplitMix64(seed: seed)
    let files = (0..<3).map { index in
      var bytes = Array(text(&generator).utf8)
      // Some files are not UTF-8.
      if index == 0, !bytes.isEmpty { bytes[bytes.count / 2] = 0xFF }
      return SourceFile(name: "\(index).plist", text: bytes)
    }
    let diagnostics = (0..<4).map { _ in diagnostic(files, &generator) }
    return Report(diagnostics: diagnostics, sources: files, toolVersion: "1")
  }

  @Test(arguments: (0..<40 as Range<UInt64>).sample(oneIn: 4))
  func `no report breaks a format`(seed: UInt64) throws {
    let report = report(seed: seed)
    for kind in ReporterKind.allCases {
      for width in [nil, -1, 0, 1, 33, 60] {
        let style = TextStyle(usesColor: false, width: width)
        let output = String(decoding: kind.render(report, style: style), as: UTF8.self)
        let unsafe = output.unicodeScalars.contains {
          $0 != "\n" && VisibleText.standIn(for: $0) != nil
        }
        #expect(!unsafe, "\(kind)")
        if kind != .text { break }
      }
    }
    for kind in [ReporterKind.json, .sarif] {
      let object = try JSONSerialization.jsonObject(with: Data(kind.render(report)))
      #expect(object is [String: Any])
    }
    let located = report.diagnostics.flatMap(\.notes).count { $0.place != nil }
    #expect(lineCount(.github, report) == report.diagnostics.count)
    #expect(lineCount(.xcode, report) == report.diagnostics.count + located)
  }

  private func lineCount(_ kind: ReporterKind, _ report: Report) -> Int {
    kind.render(report).count { $0 == UInt8(ascii: "\n") }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ReporterKind.allCases)
  func `a file of one endless line costs no more than any other`(kind: ReporterKind) {
    let item = "<string>한글  </string>"
    let count = 400
    let source = SourceFile(
      name: "A.plist", text: Array(String(repeating: item, count: count).utf8))
    let diagnostics = (0..<count).map { index in
      let start = index * item.utf8.count + 14
      return Diagnostic(
        rule: "white-space", severity: .warning, message: "two spaces",
        place: Place(file: "A.plist", range: SourceRange(start..<start + 2)),
        notes: [Note("the start", at: Place(file: "A.plist", range: SourceRange(0..<8)))],
        fixIts: [
          FixIt(
            "write one", applicability: .safe,
            edits: [TextEdit(SourceRange(start..<start + 2), replacement: " ")])
        ])
    }
    let report = Report(diagnostics: diagnostics, sources: [source], toolVersion: "1")
    let output = String(decoding: kind.render(report), as: UTF8.self)
    // Each item has 21 characters, ten of which are before the spaces. GitLab takes lines only.
    let lastColumn = (count - 1) * 21 + 11
    #expect(output.contains(kind == .gitlab ? "\"begin\": 1" : "\(lastColumn)"))
  }
}
