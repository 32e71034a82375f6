import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

extension RuleSet {
  /// The rules of several content folders; of two with one name the first.
  init(of reports: [ContentReport]) {
    self.init(authored: reports.flatMap(\.rules.authored))
  }

  /// What reporters say of the rules.
  var descriptions: [RuleIdentifier: RuleDescription] {
    Dictionary(
      uniqueKeysWithValues: all.map { rule in
        (rule.id, RuleDescription(summary: rule.summary, help: rule.rationale))
      })
  }
}
