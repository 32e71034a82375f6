import MarqueeDiagnostics
import MarqueeValidation

extension RuleSet {
  /// The rules of several content folders; if two share a name, the first one counts.
  init(of folders: [RuleSet]) {
    self.init(authored: folders.flatMap(\.authored))
  }

  var descriptions: [RuleIdentifier: RuleDescription] {
    Dictionary(
      uniqueKeysWithValues: all.map { rule in
        (
          rule.id,
          RuleDescription(
            summary: rule.summary, help: rule.rationale, reportsOnce: rule.reportsOnce)
        )
      })
  }
}
