import MarqueeCommandLine
import MarqueeDiagnostics
import Testing

@Suite struct ReportOutputTests {
  /// Enough for the shortest report, of some 240 bytes a line, to fill two blocks.
  private static let lineCount = 700
  private static let text = String(repeating: "a  한 line\n", count: lineCount)
  /// A diagnostic for each line of the text, which has 12 bytes.
  private static let report = Report(
    diagnostics: (0..<lineCount).map { line in
      Diagnostic(
        rule: "a-rule", severity: .warning,
        message: "fact \(line)" + String(repeating: " and more", count: 22),
        place: Place(file: "A.plist", range: SourceRange(12 * line..<12 * line + 3)))
    },
    sources: [SourceFile(name: "A.plist", text: Array(text.utf8))], toolVersion: "1")

  @Test(arguments: ReporterKind.allCases)
  func `a report is sent in blocks, which together are all of it`(kind: ReporterKind) {
    var blocks: [[UInt8]] = []
    var output = ReportOutput { blocks.append($0) }
    kind.write(Self.report, to: &output)
    let isOpen = blocks.count > 1
    output.finish()
    #expect(isOpen)
    // A block holds one diagnostic more at most.
    #expect(blocks.dropLast().allSatisfy { $0.count >= ReportOutput.blockByteCount })
    #expect(blocks.allSatisfy { $0.count < ReportOutput.blockByteCount + 4096 && !$0.isEmpty })
    #expect(Array(blocks.joined()) == kind.render(Self.report))
  }
}
