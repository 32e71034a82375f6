import MarqueeCommandLine
import MarqueeDiagnostics
import Testing

@Suite struct LongTextTests {
  @Test(.timeLimit(.minutes(1)))
  func `a long text of control characters is made visible in one walk`() {
    let count = 40_000
    let text = VisibleText.escape(String(repeating: "a\u{01}", count: count))
    #expect(text == String(repeating: "a\u{2401}", count: count))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ReporterKind.allCases)
  func `a message of nothing but what is escaped is written in one walk`(kind: ReporterKind) {
    let count = 5_000
    var diagnostic = Diagnostic(
      rule: "a-rule", severity: .error, message: "", place: Place(file: "A.plist"))
    diagnostic.message = String(repeating: "{[%\u{202E}](\u{01}", count: count)
    let report = Report(diagnostics: [diagnostic], sources: [], toolVersion: "1")
    #expect(kind.render(report).count > 6 * count)
  }
}
