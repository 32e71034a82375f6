import MarqueeDiagnostics

/// Writes test results in the XML of JUnit, which most CI services show.
///
/// A file is a test suite, and each of its diagnostics a test case: what fails the run is a
/// failure, and other warnings and notes are skipped with their message. A run without diagnostics
/// has one passed test case, because services take a report without test cases for a mistake.
enum JUnitReporter {
  static func write(_ report: Report, to output: inout ReportOutput) {
    let locations = Locations(report, counting: .characters)
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    guard !report.diagnostics.isEmpty else {
      output.write(
        """
        <testsuites name="marquee" tests="1" failures="0">
          <testsuite name="marquee" tests="1" failures="0" skipped="0">
            <testcase name="no errors found" classname="marquee"/>
          </testsuite>
        </testsuites>

        """)
      return
    }
    let failures = report.diagnostics.count(where: report.fails)
    output.write(
      "<testsuites name=\"marquee\" tests=\"\(report.diagnostics.count)\" failures=\"\(failures)\">\n"
    )
    // Diagnostics are sorted by file.
    var rest = report.diagnostics[...]
    while let file = rest.first?.place.file {
      let suite = rest.prefix { $0.place.file == file }
      rest = rest.dropFirst(suite.count)
      write(suite, of: file, in: report, locations, to: &output)
    }
    output.write("</testsuites>\n")
  }

  private static func write(
    _ suite: ArraySlice<Diagnostic>, of file: String, in report: Report, _ locations: Locations,
    to output: inout ReportOutput
  ) {
    let failures = suite.count(where: report.fails)
    output.write(
      "  <testsuite name=\"\(escape(file))\" tests=\"\(suite.count)\" failures=\"\(failures)\" "
        + "skipped=\"\(suite.count - failures)\">\n")
    for (diagnostic, form) in zip(suite, report.forms[suite.indices]) {
      let place = PlaceText.describe(diagnostic.place, locations)
      let message = escape(diagnostic.message)
      let line = locations.range(of: diagnostic.place).map { " line=\"\($0.start.line)\"" } ?? ""
      output.write(
        """
            <testcase name="\(escape("\(diagnostic.rule) at \(place)"))" \
        classname="\(escape(diagnostic.rule.description))" file="\(escape(file))"\(line)>

        """)
      if report.fails(diagnostic) {
        output.write(
          "      <failure message=\"\(message)\" type=\"\(diagnostic.severity.rawValue)\">"
            + "\(escape(text(of: diagnostic, at: place)))</failure>\n")
      } else {
        let rest = form == .lastLine ? diagnostic.notes.last.map { "; \($0.message)" } ?? "" : ""
        output.write(
          "      <skipped message=\"\(diagnostic.severity.rawValue): \(message)\(escape(rest))\"/>\n"
        )
      }
      output.write("    </testcase>\n")
    }
    output.write("  </testsuite>\n")
  }

  /// The place and the message, then a line for each note and fix-it.
  private static func text(of diagnostic: Diagnostic, at place: String) -> String {
    (["\(place): \(diagnostic.message)"] + diagnostic.notes.map { "note: \($0.message)" }
      + diagnostic.fixIts.map { "help: \($0.title)" }).joined(separator: "\n")
  }

  /// A text for an attribute or an element; what XML does not allow becomes visible.
  private static func escape(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in VisibleText.escape(text, keeping: ["\n"]).unicodeScalars {
      switch scalar {
      case "\"": bytes += "&quot;".utf8
      case "\n": bytes += "&#10;".utf8
      case "\u{FFFE}", "\u{FFFF}": bytes += "\u{FFFD}".utf8
      default: bytes += [UInt8](xml: String(scalar))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
