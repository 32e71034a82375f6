package import MarqueeDiagnostics

/// The diagnostics that a content folder had when they were written down, and that are not
/// reported.
///
/// An entry names a diagnostic by its file, its rule and what it is about; never by a line, a
/// position or its words. Errors are never in it, because a screen with errors is not written.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The file's path from the folder of the settings, or without any from the content folder.
    package let file: String
    package let rule: RuleIdentifier
    package let subject: DiagnosticSubject
  }

  /// How many diagnostics each entry stands for, from 1.
  package private(set) var counts: [Entry: Int] = [:]

  package init() {}

  package mutating func add(_ entry: Entry, count: Int) {
    counts[entry, default: 0] += count
  }
}

extension Baseline {
  /// Applies the baseline to the diagnostics of a run.
  ///
  /// Of equal diagnostics, as many are left out as the baseline has, the first ones first.
  ///
  /// - Parameters:
  ///   - groups: The diagnostics.
  ///   - scope: What the run has checked.
  /// - Returns: The diagnostics to report, in the groups and the order in which they were given;
  ///   and the entries that no longer occur, or less often, in their order in the file, each with
  ///   how many of its diagnostics are gone.
  /// - Complexity: O(*n* + *e* log *e*) in the diagnostics and the entries.
  func apply(
    to groups: [[Diagnostic]], of scope: BaselineScope
  ) -> (remaining: [[Diagnostic]], unused: [(entry: Entry, count: Int)]) {
    var rest = counts
    let remaining = groups.map { group in
      group.filter { diagnostic in
        let entry = scope.entries(for: diagnostic).first { rest[$0, default: 0] > 0 }
        guard let entry else { return true }
        rest[entry, default: 0] -= 1
        return false
      }
    }
    let unused = rest.filter { $0.value > 0 && scope.judges($0.key) }
      .sorted { $0.key.precedes($1.key) }.map { (entry: $0.key, count: $0.value) }
    return (remaining, unused)
  }

  /// The baseline of the diagnostics of a run.
  ///
  /// Entries of what the run has not checked are kept, so that checking one screen loses nothing.
  ///
  /// - Parameters:
  ///   - groups: All diagnostics, also those that this baseline leaves out.
  ///   - scope: What the run has checked.
  package func updated(with groups: [[Diagnostic]], of scope: BaselineScope) -> Baseline {
    var updated = Baseline()
    for diagnostic in groups.joined() {
      if let entry = scope.entries(for: diagnostic).first { updated.counts[entry, default: 0] += 1 }
    }
    for (entry, count) in counts where !scope.judges(entry) {
      updated.counts[entry] = max(count, updated.counts[entry, default: 0])
    }
    return updated
  }
}
