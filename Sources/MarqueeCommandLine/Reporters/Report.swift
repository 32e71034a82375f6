package import MarqueeDiagnostics

/// What one run found, and all that a reporter needs to print it.
package struct Report: Sendable {
  /// The diagnostics, in the order of ``MarqueeDiagnostics/Diagnostic/precedes(_:)``.
  package let diagnostics: [Diagnostic]
  /// How many were found of each severity, those that are not printed among them.
  private let counts: [Severity: Int]
  /// How many diagnostics `marquee fix` can remove.
  package let fixableCount: Int
  /// The files that were read, by name.
  ///
  /// A place in a file that is not here has no line and column.
  package let sources: [String: SourceFile]
  /// The version of the tool, as `1.2.0`.
  package let toolVersion: String
  /// What is known of the rules, for formats that explain them.
  package let rules: [RuleIdentifier: RuleDescription]

  /// How many diagnostics were found.
  package var count: Int { counts.values.reduce(0, +) }

  /// Makes a report; the diagnostics may come in any order.
  ///
  /// - Parameter showsAll: Whether all are printed, however many there are of one rule in one file.
  package init(
    diagnostics: [Diagnostic], showsAll: Bool = true, sources: [SourceFile], toolVersion: String,
    rules: [RuleIdentifier: RuleDescription] = [:]
  ) {
    let sorted = diagnostics.sorted(by: { $0.precedes($1) })
    self.diagnostics = showsAll ? sorted : DiagnosticLimit.apply(to: sorted)
    counts = diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    fixableCount = diagnostics.count { $0.fixIts.contains { $0.applicability == .safe } }
    // A file that no diagnostic of one part mentions may be mentioned by one of another part.
    self.sources = Dictionary(sources.map { ($0.name, $0) }) { $0.text.isEmpty ? $1 : $0 }
    self.toolVersion = toolVersion
    self.rules = rules
  }

  /// How many diagnostics are of a severity.
  package func count(of severity: Severity) -> Int { counts[severity, default: 0] }
}
