import MarqueeDiagnostics

/// Writes `path:line:column: severity: message [rule]`, one line per diagnostic and located note.
///
/// Xcode, make and most editors read this form. A place without line and column shows its coding
/// path before the message. Errors come last, so that the end of a build's log says why it failed.
enum XcodeReporter {
  static func write(_ report: Report, to output: inout ReportOutput) {
    let locations = Locations(report, counting: .characters)
    let entries = Array(zip(report.diagnostics, report.forms))
    let bySeverity = Severity.allCases.map { severity in
      entries.filter { $0.0.severity == severity }
    }
    for (diagnostic, form) in bySeverity.joined() {
      output.writeLines(
        line(
          diagnostic.severity.rawValue, "\(diagnostic.message) [\(diagnostic.rule)]",
          at: diagnostic.place, locations))
      for note in diagnostic.notes {
        guard let place = note.place else { continue }
        output.writeLines(line(Severity.note.rawValue, note.message, at: place, locations))
      }
      if form == .lastLine, let rest = diagnostic.notes.last {
        output.writeLines(
          line(Severity.note.rawValue, rest.message, at: diagnostic.place, locations))
      }
    }
  }

  private static func line(
    _ severity: String, _ message: String, at place: Place, _ locations: Locations
  ) -> String {
    var prefix = place.file
    var subject = ""
    if let start = locations.range(of: place)?.start {
      prefix += ":\(start)"
    } else if !place.codingPath.steps.isEmpty {
      subject = "\(place.codingPath): "
    }
    // Escaping comes last, so that no text can begin a second line.
    return VisibleText.escape("\(prefix): \(severity): \(subject)\(message)") + "\n"
  }
}
