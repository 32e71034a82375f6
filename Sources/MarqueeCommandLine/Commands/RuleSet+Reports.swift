import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

extension RuleSet {
  /// The rules of several content folders; if two share a name, the first one counts.
  init(of reports: [ContentReport]) {
    self.init(authored: reports.flatMap(\.rules.authored))
  }

  /// Descriptions of the rules, for reporters.
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
