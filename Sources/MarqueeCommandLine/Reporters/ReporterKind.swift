/// A format for printing diagnostics: a value of `--reporter`.
package enum ReporterKind: String, ArgumentValue, CaseIterable {
  /// For people: excerpts, carets, help.
  case text
  /// One line per diagnostic, as Xcode and most editors read them.
  case xcode
  case json
  /// Workflow commands that become annotations on GitHub.
  case github
  case gitlab
  /// The interchange format of code scanning services, version 2.1.0.
  case sarif
  case junit

  /// Writes the report in this format, as UTF-8.
  ///
  /// The same report and style give the same bytes on every machine.
  ///
  /// - Parameter style: The style of text for people; other formats ignore it.
  /// - Complexity: O(*n* + *d* log *d*) in the bytes of the sources and the number of places. Apart
  ///   from the report itself, it needs memory only for the lines and the places.
  package func write(
    _ report: Report, style: TextStyle = .plain, to output: inout ReportOutput
  ) {
    switch self {
    case .text: TextReporter(report, style: style).write(to: &output)
    case .xcode: XcodeReporter.write(report, to: &output)
    case .json: JSONReporter.write(report, to: &output)
    case .github: GitHubReporter.write(report, to: &output)
    case .gitlab: GitLabReporter.write(report, to: &output)
    case .sarif: SARIFReporter(report).write(to: &output)
    case .junit: JUnitReporter.write(report, to: &output)
    }
  }
}
