import MarqueeCommandLine
import MarqueeDiagnostics
import Testing

/// What fails a run is a failure among the test results.
@Suite struct JUnitReporterTests {
  private func xml(isStrict: Bool) -> String {
    let diagnostics = [Severity.note, .warning, .error].map { severity in
      Diagnostic(
        rule: "a-rule", severity: severity, message: "a fact", place: Place(file: "A.plist"))
    }
    let report = Report(
      diagnostics: diagnostics, isStrict: isStrict, sources: [], toolVersion: "1")
    return String(decoding: ReporterKind.junit.render(report), as: UTF8.self)
  }

  @Test func `a warning is skipped`() {
    let xml = xml(isStrict: false)
    #expect(xml.contains("<testsuites name=\"marquee\" tests=\"3\" failures=\"1\">"))
    #expect(xml.contains("<skipped message=\"warning: a fact\"/>"))
  }

  @Test func `a warning is a failure in strict mode, and a note is not`() {
    let xml = xml(isStrict: true)
    #expect(xml.contains("<testsuites name=\"marquee\" tests=\"3\" failures=\"2\">"))
    #expect(xml.contains("tests=\"3\" failures=\"2\" skipped=\"1\">"))
    #expect(xml.contains("<failure message=\"a fact\" type=\"warning\">"))
    #expect(xml.contains("<skipped message=\"note: a fact\"/>"))
  }
}
