import MarqueeDiagnostics

/// The limit on diagnostics of one rule printed for one file.
///
/// A mistake made by one 'replace all' would hide everything else.
enum DiagnosticLimit {
  static let count = 50
  /// The number of those that people read in full, with excerpts.
  static let fullCount = 3

  enum Form: Hashable, Sendable {
    case full
    case line
    /// Its first line and its last note, which says how many more there are.
    case lastLine
  }

  /// Drops all but the first diagnostics of each rule in each file; the last one kept says how many
  /// more there are.
  ///
  /// - Returns: The others, each with its form.
  /// - Complexity: O(*n*).
  static func apply(to diagnostics: [Diagnostic]) -> (kept: [Diagnostic], forms: [Form]) {
    var counts: [[String]: Int] = [:]
    for diagnostic in diagnostics { counts[group(of: diagnostic), default: 0] += 1 }
    var shown: [[String]: Int] = [:]
    var kept: [Diagnostic] = []
    var forms: [Form] = []
    for diagnostic in diagnostics {
      let group = group(of: diagnostic)
      let position = shown[group, default: 0] + 1
      shown[group] = position
      guard position <= count else { continue }
      let rest = counts[group, default: 0] - count
      let isLast = position == count && rest > 0
      kept.append(diagnostic)
      forms.append(position <= fullCount ? .full : isLast ? .lastLine : .line)
      guard isLast else { continue }
      kept[kept.count - 1].notes.append(
        Note("\(rest) more of '\(diagnostic.rule)' in this file: '--all-diagnostics' prints them"))
    }
    return (kept, forms)
  }

  private static func group(of diagnostic: Diagnostic) -> [String] {
    [diagnostic.rule.description, diagnostic.place.file, diagnostic.severity.rawValue]
  }
}
