import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

/// `marquee explain`: explains why a rule matters.
struct ExplainCommand: RunnableCommand {
  var rule: String?
  var explainsAll = false
  var input = RuleInput()

  static let syntax = CommandSyntax(
    "marquee explain", summary: "Explain why a rule matters, with examples",
    discussion: "Without a rule, it lists all rules.", defaults: ExplainCommand(),
    options: [
      .flag("all", sets: \.explainsAll, help: "Explain every rule")
        .excluding(.operand("rule"))
    ] + RuleInput.options(at: \.input),
    operand: OperandSyntax.oneOrNone(
      "rule", sets: \.rule, help: "The rule's name, as 'nested-item'"
    ).offering(RuleRegistry.all.map(\.id.description)))

  func run(on console: Console) -> ExitCode {
    guard let content = input.read(on: console) else { return .ioError }
    let rules = content.settings.ruleSet
    let width = min(console.width ?? 80, 100)
    guard let name = rule else {
      guard explainsAll else {
        console.print(RuleList.text(of: rules.all, width: console.width))
        return .success
      }
      console.print(rules.all.map { Self.text(of: $0, width: width) }.joined(separator: "\n\n"))
      return .success
    }
    guard let rule = rules[RuleIdentifier(name)] else {
      let hint = Suggestion.nearest(to: name, among: rules.names).map { "; did you mean '\($0)'?" }
      console.printFault("unknown rule '\(name)'\(hint ?? "")")
      return .usage
    }
    console.print(Self.text(of: rule, width: width))
    return .success
  }

  /// The rule's page.
  static func text(of rule: Rule, width: Int) -> String {
    let examples = rule.examples.map { example in
      (
        example,
        found: example.isBad ? example.diagnostics.first { $0.rule == rule.id } : nil
      )
    }
    let fixIts = examples.compactMap(\.found).flatMap(\.fixIts)
    var lines = ["\(rule.id): \(VisibleText.escape(rule.summary))"]
    lines += [
      "\(rule.severity.rawValue), group '\(rule.group.rawValue)', \(words(for: fixIts))", "",
    ]
    lines += WordWrap.lines(VisibleText.escape(rule.rationale), width: width)
    for (title, isBad) in [("Reported:", true), ("Not reported:", false)] {
      for (example, found) in examples where example.isBad == isBad {
        lines += ["", title]
        lines += ExampleText.lines(of: example)
        guard let found else { continue }
        lines += WordWrap.lines(
          VisibleText.escape("\(found.severity.rawValue): \(found.message)"), width: width - 2
        ).map { "  \($0)" }
      }
    }
    lines += [""] + WordWrap.lines(severityAdvice(for: rule), width: width)
    if rule.canBeSilenced, !rule.isAboutFolder {
      lines += ["", "To allow it for one element, put this in front of it:"]
      lines += ["", "    <!-- marquee:allow \(rule.id) the reason -->"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether `marquee fix` fixes what the rule reports, judging by its examples.
  private static func words(for fixIts: [FixIt]) -> String {
    if fixIts.contains(where: { $0.applicability == .safe }) { return "fixed by 'marquee fix'" }
    return fixIts.isEmpty ? "no fix" : "a fix is shown, and not applied"
  }

  private static func severityAdvice(for rule: Rule) -> String {
    rule.canBeSilenced
      ? "To change its severity, write 'off', 'note', 'warning' or 'error' for '\(rule.id)' under "
        + "'rules' in Marquee.plist."
      : "It is always an error: without it something would be lost silently."
  }
}
