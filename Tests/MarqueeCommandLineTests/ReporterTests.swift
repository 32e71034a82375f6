import Foundation
import MarqueeCommandLine
import Testing

@Suite struct ReporterTests {
  /// Set to 1 to write the expected files anew, after the change has been looked at.
  private static let isRecording =
    ProcessInfo.processInfo.environment["MARQUEE_RECORD"] == "1"

  private static func expectedFile(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Expected").appending(path: name)
  }

  private func check(_ bytes: [UInt8], against name: String) throws {
    let file = Self.expectedFile(name)
    if Self.isRecording { try Data(bytes).write(to: file) }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == expectedLines.count)
    for (line, expectedLine) in zip(lines, expectedLines) {
      #expect(Array(line.utf8) == Array(expectedLine.utf8), "\(line)")
    }
  }

  @Test(arguments: ReporterKind.allCases)
  func `a format writes what stands in its expected file`(kind: ReporterKind) throws {
    try check(kind.render(SampleReport.report), against: "\(kind.rawValue).txt")
  }

  @Test func `text keeps to a narrow terminal`() throws {
    let style = TextStyle(usesColor: false, width: 36)
    try check(
      ReporterKind.text.render(SampleReport.report, style: style), against: "text-narrow.txt")
  }

  @Test(arguments: ReporterKind.allCases)
  func `no format lets a control character through`(kind: ReporterKind) {
    let text = String(decoding: kind.render(SampleReport.report), as: UTF8.self)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(VisibleText.standIn(for: scalar) == nil)
    }
  }

  @Test func `colour adds nothing but colour`() {
    let plain = ReporterKind.text.render(SampleReport.report)
    let style = TextStyle(usesColor: true, width: nil)
    let colored = String(
      decoding: ReporterKind.text.render(SampleReport.report, style: style), as: UTF8.self)
    let stripped = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(colored != stripped)
    #expect(Array(stripped.utf8) == plain)
  }
}
