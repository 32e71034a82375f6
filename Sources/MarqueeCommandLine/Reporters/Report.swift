import MarqueeCompiler
package import MarqueeDiagnostics
import MarqueeOutputs

/// What one run found, with everything that a reporter prints.
package struct Report: Sendable {
  /// The diagnostics, in the order of ``MarqueeDiagnostics/Diagnostic/precedes(_:)``.
  package let diagnostics: [Diagnostic]
  /// How much of each of them people read.
  let forms: [DiagnosticLimit.Form]
  /// The number of diagnostics of each severity, including those that are not printed.
  private let counts: [Severity: Int]
  /// Whether the run has failed for a reason that is not a diagnostic.
  let hasOtherErrors: Bool
  /// Whether a warning fails the run, too.
  let isStrict: Bool
  /// What a report for people says at its end.
  let remarks: [String]
  /// How many diagnostics `marquee fix` can remove.
  package let fixableCount: Int
  /// The files that were read, by name.
  ///
  /// A place in any other file has no line and column.
  package let sources: [String: SourceFile]
  /// The version of the tool, as `1.2.0`.
  package let toolVersion: String
  /// Descriptions of the rules, for formats that explain them.
  package let rules: [RuleIdentifier: RuleDescription]

  private static let namedPlaceCount = 8

  package var count: Int { counts.values.reduce(0, +) }

  /// Makes a report; the diagnostics may be in any order.
  ///
  /// - Parameters:
  ///   - showsAll: Whether to print all in full, even if there are many of one rule in one file.
  ///   - hasOtherErrors: Whether the run has failed for a reason that is not a diagnostic.
  ///   - isStrict: Whether a warning fails the run, too.
  ///   - remarks: What a report for people says at its end.
  package init(
    diagnostics: [Diagnostic], showsAll: Bool = true, besidesErrors hasOtherErrors: Bool = false,
    isStrict: Bool = false, remarks: [String] = [], sources: [SourceFile],
    toolVersion: String = Version.current, rules: [RuleIdentifier: RuleDescription] = [:]
  ) {
    self.hasOtherErrors = hasOtherErrors
    self.isStrict = isStrict
    self.remarks = remarks
    let diagnostics = diagnostics.sorted(by: { $0.precedes($1) })
      .joiningRepeats(naming: Self.namedPlaceCount) { rules[$0]?.reportsOnce == true }
    (self.diagnostics, forms) =
      showsAll
      ? (diagnostics, Array(repeating: .full, count: diagnostics.count))
      : DiagnosticLimit.apply(to: diagnostics)
    counts = diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    fixableCount = diagnostics.count { $0.fixIts.contains { $0.applicability == .safe } }
    // A part whose diagnostics do not mention a file may list that file without its text.
    self.sources = Dictionary(sources.map { ($0.name, $0) }) { $0.text.isEmpty ? $1 : $0 }
    self.toolVersion = toolVersion
    self.rules = rules
  }

  func fails(_ diagnostic: Diagnostic) -> Bool { [diagnostic].fail(isStrict: isStrict) }

  package func count(of severity: Severity) -> Int { counts[severity, default: 0] }
}
