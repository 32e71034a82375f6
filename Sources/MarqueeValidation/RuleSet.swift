package import MarqueeDiagnostics

/// The rules that screens are checked by: the built-in ones and the authors' own.
package struct RuleSet: Sendable {
  package let authored: [Rule]
  private let byID: [RuleIdentifier: Rule]

  /// Makes the set of the built-in rules and the authors' own.
  ///
  /// A rule whose name is already taken is left out.
  package init(authored rules: [Rule] = []) {
    var authored: [Rule] = []
    var byID: [RuleIdentifier: Rule] = [:]
    for rule in rules where RuleRegistry[rule.id] == nil && byID[rule.id] == nil {
      authored.append(rule)
      byID[rule.id] = rule
    }
    self.authored = authored
    self.byID = byID
  }

  /// All rules, the built-in ones first.
  package var all: [Rule] { RuleRegistry.all + authored }

  package var names: [String] { all.map(\.id.description) }

  /// The rule with an identifier, or `nil` if there is none.
  package subscript(id: RuleIdentifier) -> Rule? { RuleRegistry[id] ?? byID[id] }
}
