package import MarqueeDiagnostics

/// The rules of one run, and where they look, chosen on its command line.
///
/// Errors that would lose content silently belong to every run.
package struct RuleSelection: Hashable, Sendable {
  private let selected: Set<RuleIdentifier>
  private let ignored: Set<RuleIdentifier>
  /// Whether screens are judged in all views, not only in those that count and a few more.
  let judgesEverywhere: Bool

  package static let all = RuleSelection(selected: [], ignored: [])

  /// Chooses rules.
  ///
  /// - Parameters:
  ///   - selected: The only rules of the run; if empty, all are.
  ///   - ignored: The rules that are left out, even if they are selected.
  ///   - judgesEverywhere: Whether screens are judged in all views.
  package init(
    selected: Set<RuleIdentifier>, ignored: Set<RuleIdentifier>, judgesEverywhere: Bool = false
  ) {
    self.selected = selected
    self.ignored = ignored
    self.judgesEverywhere = judgesEverywhere
  }

  /// Whether diagnostics of a rule belong to the run.
  ///
  /// - Parameters:
  ///   - rule: The rule; `nil` for one that does not exist.
  ///   - names: The names of a diagnostic's rule; `nil` to ask for any diagnostic of the rule.
  package func contains(_ rule: Rule?, _ names: [RuleIdentifier]? = nil) -> Bool {
    guard let rule, rule.canBeSilenced else { return true }
    return (selected.isEmpty || !selected.isDisjoint(with: names ?? [rule.id] + rule.parts))
      && (ignored.isEmpty || ignored.isDisjoint(with: names ?? [rule.id]))
  }

  /// All that distinguishes it, in an order that depends on nothing else.
  package var names: [String] {
    selected.sorted().map(\.description) + ["/"] + ignored.sorted().map(\.description)
      + (judgesEverywhere ? ["everywhere"] : [])
  }
}
