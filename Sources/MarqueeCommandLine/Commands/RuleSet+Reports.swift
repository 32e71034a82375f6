import MarqueeDiagnostics
import MarqueeValidation

extension RuleSet {
  /// The rules of several content folders; if two share a name, the first one counts.
  init(of folders: [RuleSet]) {
    self.init(authored: folders.flatMap(\.authored))
  }

  var descriptions: [RuleIdentifier: RuleDescription] {
    all.reduce(into: [:]) { descriptions, rule in
      descriptions[rule.id] = RuleDescription(
        summary: rule.summary, help: rule.rationale, reportsOnce: rule.reportsOnce)
    }
  }
}
