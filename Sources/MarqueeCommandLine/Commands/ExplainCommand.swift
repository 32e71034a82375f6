import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// `marquee explain`: explains why a rule matters.
struct ExplainCommand: RunnableCommand {
  var rule = ""
  var input = RuleInput()

  static let syntax = CommandSyntax(
    "marquee explain", summary: "Explain why a rule matters, with examples",
    defaults: ExplainCommand(), options: RuleInput.options(at: \.input),
    operand: .one("rule", sets: \.rule, help: "The rule's name, as 'nested-item'"))

  func run(on console: Console) -> ExitCode {
    guard let content = input.read(on: console) else { return .ioError }
    let rules = content.settings.ruleSet
    guard let rule = rules[RuleIdentifier(rule)] else {
      let hint = Suggestion.nearest(to: self.rule, among: rules.names).map {
        "; did you mean '\($0)'?"
      }
      console.printError("marquee explain: error: there is no rule '\(self.rule)'\(hint ?? "")")
      return .usage
    }
    console.print(Self.text(of: rule, width: min(console.width ?? 80, 100)))
    return .success
  }

  /// The rule's page.
  static func text(of rule: Rule, width: Int) -> String {
    var lines = ["\(rule.id): \(VisibleText.escape(rule.summary))"]
    lines += ["\(rule.severity.rawValue), group '\(rule.group.rawValue)'", ""]
    lines += WordWrap.lines(VisibleText.escape(rule.rationale), width: width)
    for (title, isBad) in [("Reported:", true), ("Not reported:", false)] {
      for example in rule.examples where example.isBad == isBad {
        lines += ["", title]
        lines += ExampleText.lines(of: example)
      }
    }
    if rule.isAboutFolder, rule.canBeSilenced {
      lines += ["", "To turn it off, write 'off' for '\(rule.id)' under 'rules' in Marquee.plist."]
    } else if rule.canBeSilenced {
      lines += ["", "To allow it for one element, put this in front of it:"]
      lines += ["", "    <!-- marquee:allow \(rule.id) the reason -->"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
