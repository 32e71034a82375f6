import MarqueeDiagnostics

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

  /// The report in this format, as UTF-8.
  ///
  /// The same report and style give the same bytes on every machine.
  ///
  /// - Parameter style: How text for people is drawn; the other formats have no use for it.
  /// - Complexity: O(*n* + *d* log *d*) in the bytes of the sources and the number of places.
  package func render(_ report: Report, style: TextStyle = .plain) -> [UInt8] {
    switch self {
    // Where a line begins is known only when it is whole. GitHub's own commands begin theirs.
    case .text: RunnerCommands.disarm(TextReporter(report, style: style).render())
    case .xcode: RunnerCommands.disarm(XcodeReporter.render(report))
    case .json: JSONReporter.render(report)
    case .github: GitHubReporter.render(report)
    case .sarif: SARIFReporter(report).render()
    }
  }
}
