package import MarqueeDiagnostics

/// What one run found, and all that a reporter needs to print it.
package struct Report: Sendable {
  /// The diagnostics, in the order of ``MarqueeDiagnostics/Diagnostic/precedes(_:)``.
  package let diagnostics: [Diagnostic]
  /// The files that were read, by name.
  ///
  /// A place in a file that is not here has no line and column.
  package let sources: [String: SourceFile]
  /// The version of the tool, as `1.2.0`.
  package let toolVersion: String
  /// What is known of the rules, for formats that explain them.
  package let rules: [RuleIdentifier: RuleDescription]

  /// Makes a report; the diagnostics may come in any order.
  package init(
    diagnostics: [Diagnostic], sources: [SourceFile], toolVersion: String,
    rules: [RuleIdentifier: RuleDescription] = [:]
  ) {
    self.diagnostics = diagnostics.sorted(by: { $0.precedes($1) })
    // A file that no diagnostic of one part mentions may be mentioned by one of another part.
    self.sources = Dictionary(sources.map { ($0.name, $0) }) { $0.text.isEmpty ? $1 : $0 }
    self.toolVersion = toolVersion
    self.rules = rules
  }

  /// How many diagnostics are of a severity.
  package func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// How many diagnostics `marquee fix` can remove.
  package var fixableCount: Int {
    diagnostics.count { $0.fixIts.contains { $0.applicability == .safe } }
  }
}
