import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// `marquee explain`: explains why a rule matters.
struct ExplainCommand: RunnableCommand {
  var rule: String?
  var explainsAll = false
  var format: RuleListFormat = .text
  var content: String?

  static let syntax = CommandSyntax(
    "marquee explain", summary: "List the rules, or explain why one matters, with examples",
    discussion: "Without a rule, it lists all rules.", defaults: ExplainCommand(),
    options: [
      .flag("all", sets: \.explainsAll, help: "Explain every rule")
        .excluding(.operand("rule")),
      .value(
        "reporter", letter: "r", placeholder: "format", sets: \.format,
        help: "How the list of rules is printed"
      ).excluding(.operand("rule"), .option("all")),
      .value(
        "content", placeholder: "path", sets: \.content,
        help: "A content folder or Marquee.plist with custom rules; 'Content' if none"),
    ],
    operand: OperandSyntax.oneOrNone(
      "rule", sets: \.rule, help: "The rule's name, as 'nested-item'"
    ).offering(RuleRegistry.all.map(\.id.description)))

  func run(on console: Console) throws -> ExitCode {
    let content = try ContentFolder.readSettings(for: content ?? ContentInput.defaultPath)
    let rules = content.settings.ruleSet
    let width = min(console.width ?? 80, 100)
    guard let name = rule else {
      guard explainsAll else { return list(rules, of: content, on: console) }
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

  private func list(
    _ rules: RuleSet, of content: ContentFolder, on console: Console
  ) -> ExitCode {
    switch format {
    case .text: console.print(RuleList.text(of: rules.all, width: console.width))
    case .json: console.printJSON(RuleListJSON.bytes(of: rules.all))
    }
    // A rule that cannot be read may be missing from the list.
    return ReportOptions().fail(settingsOf: content, on: console) ?? .success
  }

  static func text(of rule: Rule, width: Int) -> String {
    let page = RulePage(rule)
    var lines = ["\(rule.id): \(VisibleText.escape(rule.summary))", page.facts, ""]
    lines += WordWrap.lines(VisibleText.escape(rule.rationale), width: width)
    for example in page.examples {
      lines += ["", example.isReported ? "Reported:" : "Not reported:"] + example.lines
      guard let found = example.finding else { continue }
      lines += WordWrap.lines(
        VisibleText.escape("\(found.severity.rawValue): \(found.message)"), width: width - 2
      ).map { "  \($0)" }
    }
    lines += page.advice.flatMap { [""] + WordWrap.lines($0, width: width) }
    if let allowance = page.allowance {
      lines += ["", "To allow it for one element, put this in front of it:"]
      lines += ["", "    \(allowance)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
