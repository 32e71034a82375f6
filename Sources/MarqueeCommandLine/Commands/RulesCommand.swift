import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

/// `marquee rules`: lists all rules.
struct RulesCommand: RunnableCommand {
  var input = RuleInput()
  var format: RuleListFormat = .text

  static let syntax = CommandSyntax(
    "marquee rules", summary: "List the rules", defaults: RulesCommand(),
    options: [
      .value(
        "reporter", letter: "r", placeholder: "format", sets: \.format,
        help: "How the list is printed")
    ] + RuleInput.options(at: \.input))

  func run(on console: Console) -> ExitCode {
    guard let content = input.read(on: console) else { return .ioError }
    let all = content.settings.ruleSet.all
    switch format {
    case .text: printText(all, on: console)
    case .json: console.write(RuleListJSON.bytes(of: all))
    }
    // A rule that cannot be read may be missing from the list.
    let diagnostics = content.settingsDiagnostics
    guard diagnostics.contains(where: { $0.severity == .error }) else { return .success }
    ReportOptions().printError(
      diagnostics, [content.settingsSource].compactMap(\.self), of: content.settings.ruleSet,
      on: console)
    return ReportOptions().exitCode(for: diagnostics)
  }

  /// The smallest width that a rule's summary is wrapped to.
  private static let minimumSummaryWidth = 16

  private func printText(_ all: [Rule], on console: Console) {
    let width = all.map(\.id.description.count).max() ?? 0
    var lines: [String] = []
    for group in RuleGroup.allCases {
      let rules = all.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(group.rawValue)
      for rule in rules {
        let id = rule.id.description
        let severity = rule.severity.rawValue
        let start = "  \(id)\(spaces(width - id.count))  \(severity)\(spaces(7 - severity.count))  "
        let summary = WordWrap.lines(
          VisibleText.escape(rule.summary),
          width: console.width.map { max(Self.minimumSummaryWidth, $0 - start.count) })
        lines += summary.enumerated().map { index, line in
          (index == 0 ? start : spaces(start.count)) + line
        }
      }
    }
    lines += [""]
    lines += WordWrap.lines(
      "'marquee explain <rule>' explains why a rule matters, with examples.", width: console.width)
    console.print(lines.joined(separator: "\n") + "\n")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
