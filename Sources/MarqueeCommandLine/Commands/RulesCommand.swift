import MarqueeDiagnostics
import MarqueeValidation

/// `marquee rules`: lists all rules.
struct RulesCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "marquee rules", summary: "List the rules", defaults: RulesCommand())

  func run(on console: Console) -> ExitCode {
    let width = RuleRegistry.all.map(\.id.description.count).max() ?? 0
    var lines: [String] = []
    for group in RuleGroup.allCases {
      let rules = RuleRegistry.all.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(group.rawValue)
      for rule in rules {
        let id = rule.id.description
        let severity = rule.severity.rawValue
        lines.append(
          "  \(id)\(spaces(width - id.count))  \(severity)\(spaces(7 - severity.count))  \(rule.summary)"
        )
      }
    }
    lines += ["", "'marquee explain <rule>' explains why a rule matters, with examples."]
    console.print(lines.joined(separator: "\n") + "\n")
    return .success
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
