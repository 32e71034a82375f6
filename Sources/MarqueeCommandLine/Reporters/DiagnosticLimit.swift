import MarqueeDiagnostics

/// How many diagnostics of one rule are printed of one file.
///
/// A mistake that was made once with 'replace all' would hide everything else.
enum DiagnosticLimit {
  /// As many.
  static let count = 50

  /// Leaves out the diagnostics of a rule in a file after the first ones; the last that is left says
  /// how many more there are.
  ///
  /// - Complexity: O(*n*).
  static func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > count else { return diagnostics }
    var counts: [Group: Int] = [:]
    for diagnostic in diagnostics { counts[Group(diagnostic), default: 0] += 1 }
    var shown: [Group: Int] = [:]
    return diagnostics.compactMap { diagnostic in
      let group = Group(diagnostic)
      let position = shown[group, default: 0] + 1
      shown[group] = position
      guard position <= count else { return nil }
      let rest = counts[group, default: 0] - count
      guard position == count, rest > 0 else { return diagnostic }
      var last = diagnostic
      last.notes.append(
        Note("\(rest) more of '\(diagnostic.rule)' in this file: '--all-diagnostics' prints them"))
      return last
    }
  }

  private struct Group: Hashable {
    let rule: RuleIdentifier
    let file: String
    let severity: Severity

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      file = diagnostic.place.file
      severity = diagnostic.severity
    }
  }
}
