/// The formats in which diagnostics can be printed: the values of `--reporter`.
package enum ReporterKind: String, CaseIterable, Sendable {
  /// For people: excerpts, carets, help.
  case text
  /// One line per diagnostic, as Xcode and most editors read them.
  case xcode
  /// For programs.
  case json
  /// Workflow commands that become annotations on GitHub.
  case github
  /// The interchange format of code scanning services, version 2.1.0.
  case sarif

  /// Writes the report in this format, as UTF-8.
  ///
  /// The same report and style give the same bytes on every machine.
  ///
  /// - Parameter style: How text for people is drawn; the other formats have no use for it.
  /// - Complexity: O(*n* + *d* log *d*) in the bytes of the sources and the number of places; beside
  ///   the report itself, memory for the lines and the places alone.
  package func write(
    _ report: Report, style: TextStyle = .plain, to output: inout ReportOutput
  ) {
    switch self {
    case .text: TextReporter(report, style: style).write(to: &output)
    case .xcode: XcodeReporter.write(report, to: &output)
    case .json: JSONReporter.write(report, to: &output)
    case .github: GitHubReporter.write(report, to: &output)
    case .sarif: SARIFReporter(report).write(to: &output)
    }
  }

  /// The report in this format, all of it in memory.
  package func render(_ report: Report, style: TextStyle = .plain) -> [UInt8] {
    var output = ReportOutput()
    write(report, style: style, to: &output)
    return output.finish()
  }
}
