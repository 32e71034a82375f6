import MarqueeDiagnostics

/// Writes workflow commands, which GitHub shows as annotations next to the changed lines.
///
/// One line per diagnostic: `::error
/// file=…,line=…,col=…,endLine=…,endColumn=…,title=rule::message`. The runner refuses columns on a
/// range of several lines, so such a range has none. A line break in a message is kept as an
/// escape; other control characters become visible.
enum GitHubReporter {
  static func write(_ report: Report, to output: inout ReportOutput) {
    let locations = Locations(report, counting: .characters)
    for diagnostic in report.diagnostics {
      let properties = properties(of: diagnostic, locations)
        .map { "\($0.name)=\(escapeProperty($0.value))" }
        .joined(separator: ",")
      let message = escapeMessage(message(of: diagnostic, locations))
      let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      output.write("::\(command) \(properties)::\(message)\n")
    }
  }

  private static func properties(
    of diagnostic: Diagnostic, _ locations: Locations
  ) -> [(name: String, value: String)] {
    var result = [(name: "file", value: diagnostic.place.file)]
    if let range = locations.range(of: diagnostic.place) {
      let isOneLine = range.start.line == range.end.line
      result.append(("line", "\(range.start.line)"))
      if isOneLine { result.append(("col", "\(range.start.column)")) }
      result.append(("endLine", "\(range.end.line)"))
      if isOneLine { result.append(("endColumn", "\(range.end.column)")) }
    }
    result.append(("title", diagnostic.rule.description))
    return result
  }

  /// The message, then one line for each note and fix-it.
  private static func message(of diagnostic: Diagnostic, _ locations: Locations) -> String {
    var message = diagnostic.message
    if locations.range(of: diagnostic.place) == nil, !diagnostic.place.codingPath.steps.isEmpty {
      message = "\(diagnostic.place.codingPath): \(message)"
    }
    for note in diagnostic.notes {
      message += "\nnote: "
      if let place = note.place {
        message += "\(PlaceText.describe(place, locations)): "
      }
      message += note.message
    }
    for fixIt in diagnostic.fixIts { message += "\nhelp: \(fixIt.title)" }
    return message
  }

  private static func escapeMessage(_ text: String) -> String {
    replace([("%", "%25"), ("\r", "%0D"), ("\n", "%0A")], in: text)
  }

  private static func escapeProperty(_ text: String) -> String {
    replace(
      [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")], in: text)
  }

  private static func replace(
    _ replacements: [(scalar: Unicode.Scalar, escape: String)], in text: String
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in VisibleText.escape(text, keeping: ["\r", "\n"]).unicodeScalars {
      if let found = replacements.first(where: { $0.scalar == scalar }) {
        result.append(text: found.escape)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
