import Foundation
import MarqueeCells
import MarqueeCommandLine
import MarqueeDiagnostics
import Testing

@Suite struct ReporterTests {
  @Test(arguments: ReporterKind.allCases)
  func `a format writes what is in its expected file`(kind: ReporterKind) throws {
    try ExpectedFile.check(kind.render(SampleReport.report), against: "\(kind.rawValue).txt")
  }

  @Test func `text keeps to a narrow terminal`() throws {
    let style = TextStyle(usesColor: false, width: 36)
    try ExpectedFile.check(
      ReporterKind.text.render(SampleReport.report, style: style), against: "text-narrow.txt")
  }

  @Test(arguments: ReporterKind.allCases)
  func `no format lets a control character through`(kind: ReporterKind) {
    let text = String(decoding: kind.render(SampleReport.report), as: UTF8.self)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(VisibleText.standIn(for: scalar) == nil)
    }
  }

  @Test func `color adds nothing but color`() {
    let plain = ReporterKind.text.render(SampleReport.report)
    let style = TextStyle(usesColor: true, width: nil)
    let colored = String(
      decoding: ReporterKind.text.render(SampleReport.report, style: style), as: UTF8.self)
    let stripped = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(colored != stripped)
    #expect(Array(stripped.utf8) == plain)
  }
}
