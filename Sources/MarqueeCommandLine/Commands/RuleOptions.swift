import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// The rules of one run: options that several commands share.
struct RuleOptions: Sendable {
  var selected: [String] = []
  var ignored: [String] = []
  /// Whether screens are judged in all views.
  var everywhere = false

  static let options: [OptionSyntax<RuleOptions>] = [
    .list(
      "select", placeholder: "rule", addsTo: \.selected,
      help: "Apply only these rules in this run, and those that keep content from being lost"),
    .list(
      "ignore", placeholder: "rule", addsTo: \.ignored, help: "Leave these rules out in this run"),
  ]

  /// The same pipelines with the chosen rules.
  ///
  /// - Throws: ``UsageError`` for a rule that does not exist in any of the content folders, and for
  ///   one that cannot be left out.
  func choose(in pipelines: [ContentPipeline]) throws(UsageError) -> [ContentPipeline] {
    guard !selected.isEmpty || !ignored.isEmpty || everywhere else { return pipelines }
    let rules = RuleSet(of: pipelines.map(\.content.settings.ruleSet))
    for (option, names) in [("--select", selected), ("--ignore", ignored)] {
      for name in names {
        guard let rule = rules[RuleIdentifier(name)] else {
          throw .unknownRule(name, option: option, known: rules.names)
        }
        guard option == "--select" || rule.canBeSilenced else { throw .neededRule(name) }
      }
    }
    let selection = RuleSelection(
      selected: Set(selected.map { RuleIdentifier($0) }),
      ignored: Set(ignored.map { RuleIdentifier($0) }), judgesEverywhere: everywhere)
    return pipelines.map { pipeline in
      ContentPipeline(pipeline.content.selecting(selection), workers: pipeline.workers)
    }
  }
}
