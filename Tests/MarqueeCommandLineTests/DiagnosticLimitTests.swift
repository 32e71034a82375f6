import MarqueeDiagnostics
import Testing

// Commands and their consoles are internal: only the program runs them.
@testable import MarqueeCommandLine

@Suite struct DiagnosticLimitTests {
  private func diagnostics(_ count: Int, rule: RuleIdentifier, file: String) -> [Diagnostic] {
    (0..<count).map { index in
      Diagnostic(rule: rule, severity: .warning, message: "\(index)", place: Place(file: file))
    }
  }

  @Test func `fifty of one rule in one file are printed, and how many more there are`() {
    let all =
      diagnostics(60, rule: "a", file: "A") + diagnostics(50, rule: "b", file: "A")
      + diagnostics(51, rule: "a", file: "B")
    let (shown, forms) = DiagnosticLimit.apply(to: all)
    #expect(shown.count == 150)
    #expect(shown[49].notes.map(\.message).first?.hasPrefix("10 more of 'a'") == true)
    #expect(shown[99].notes.isEmpty)
    #expect(shown[149].notes.map(\.message).first?.hasPrefix("1 more of 'a'") == true)
    let lines = Array(repeating: DiagnosticLimit.Form.line, count: 46)
    let full = Array(repeating: DiagnosticLimit.Form.full, count: 3)
    #expect(
      forms == full + lines + [.lastLine] + full + lines + [.line] + full + lines + [.lastLine])
  }

  @Test(arguments: [ReporterKind.text, .xcode, .json, .github, .gitlab, .sarif, .junit])
  func `every format says how many more there are`(kind: ReporterKind) {
    let report = Report(
      diagnostics: diagnostics(70, rule: "a", file: "A"), showsAll: false, sources: [],
      toolVersion: "1")
    let text = String(decoding: kind.render(report), as: UTF8.self)
    #expect(text.contains("20 more of 'a' in this file"))
  }

  @Test func `fewer stay as they are`() {
    let few = diagnostics(50, rule: "a", file: "A")
    #expect(DiagnosticLimit.apply(to: few).kept == few)
  }
}
