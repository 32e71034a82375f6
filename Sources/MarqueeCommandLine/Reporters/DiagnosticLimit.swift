import MarqueeDiagnostics

/// The limit on diagnostics of one rule printed for one file.
///
/// A mistake made by one 'replace all' would hide everything else.
enum DiagnosticLimit {
  /// The largest number.
  static let count = 50

  /// Drops all but the first diagnostics of each rule in each file; the last one kept says how many
  /// more there are.
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
