import MarqueeDiagnostics

/// Writes diagnostics for people: the message, an excerpt with carets, notes, help, and a count.
///
/// ```
/// Content.plist:404:6: error: 'New item' contains an item that will never be read [nested-item]
///     |
/// 402 |     <dict>
///     |     ------ its host
/// 403 |       <key>imageName</key>
/// 404 |       <key>New item</key>
///     |            ^^^^^^^^ this dictionary is a complete item
/// note: Xcode inserts 'New item' when a row is added inside a dictionary
/// help: move it after the item that contains it (fix available)
///
/// 1 error in 1 file
/// ```
///
/// Errors come first, so that no warning of another file hides them. Of many diagnostics of one
/// rule in one file, most are one line each.
///
/// The first line is never wrapped, so that programs can read it; notes, help and excerpts keep to
/// the width of the terminal.
struct TextReporter {
  private let report: Report
  private let style: TextStyle
  private let locations: Locations

  init(_ report: Report, style: TextStyle) {
    self.report = report
    self.style = style
    locations = Locations(report, counting: .characters)
  }

  func write(to output: inout ReportOutput) {
    var last = DiagnosticLimit.Form.full
    let all = zip(report.diagnostics, report.forms)
    let errors = all.filter { $0.0.severity == .error }
    for (diagnostic, form) in errors + all.filter({ $0.0.severity != .error }) {
      let text = DiagnosticText(
        diagnostic, sources: report.sources, locations: locations, style: style)
      if form == .full, last != .full { writeLine("", to: &output) }
      for line in text.lines(form) { writeLine(line, to: &output) }
      if form == .full { writeLine("", to: &output) }
      last = form
    }
    if last != .full { writeLine("", to: &output) }
    for line in ReportSummary.lines(for: report) {
      writeLine(style.paint(line, .emphasis), to: &output)
    }
  }

  private func writeLine(_ line: String, to output: inout ReportOutput) {
    output.writeLines(line + "\n", style)
  }
}
