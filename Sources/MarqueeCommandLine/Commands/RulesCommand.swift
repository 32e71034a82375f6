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
    case .text: console.print(RuleList.text(of: all, width: console.width))
    case .json: console.printJSON(RuleListJSON.bytes(of: all))
    }
    // A rule that cannot be read may be missing from the list.
    let diagnostics = content.settingsDiagnostics
    guard diagnostics.contains(where: { $0.severity == .error }) else { return .success }
    ReportOptions().printError(
      diagnostics, [content.settingsSource].compactMap(\.self), of: content.settings.ruleSet,
      on: console)
    return ReportOptions().exitCode(for: diagnostics)
  }
}
