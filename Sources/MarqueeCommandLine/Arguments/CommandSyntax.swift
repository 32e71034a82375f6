import MarqueeDiagnostics

/// How a command is written: the one table from which parsing and help are made.
///
/// ```
/// struct Explain {
///   var rule = ""
///   static let syntax = CommandSyntax(
///     "marquee explain", summary: "Explain a rule", defaults: Explain(),
///     operand: .one("rule", sets: \.rule, help: "The rule's identifier"))
/// }
/// ```
package struct CommandSyntax<Values: Sendable>: Sendable {
  /// What somebody asked for.
  package enum Invocation: Sendable {
    /// The help text.
    case help
    /// The command, with the values given.
    case run(Values)
  }

  /// The words that call the command, as `marquee validate`.
  package let name: String
  /// One sentence without a full stop.
  package let summary: String
  /// Further sentences for the help text; may be empty.
  package let discussion: String
  let defaults: Values
  let options: [OptionSyntax<Values>]
  let operand: OperandSyntax<Values>?

  /// Declares a command.
  ///
  /// `--help` and `-h` belong to every command and are not declared.
  package init(
    _ name: String, summary: String, discussion: String = "", defaults: Values,
    options: [OptionSyntax<Values>] = [], operand: OperandSyntax<Values>? = nil
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.defaults = defaults
    self.options = options
    self.operand = operand
  }

  /// Reads the arguments after the command's name.
  ///
  /// An option's value comes after `=` or is the next argument; one that begins with `-` must
  /// come after `=`. Options and operands may be mixed. `--` ends the options, `-` is an operand.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = CommandParser(self, arguments)
    return try parser.parse()
  }

  /// What `--help` prints.
  package var helpText: String {
    let operands = operand?.all ?? []
    let helpRow = (HelpText.optionColumn(letter: "h", "--help"), "Show this help")
    return HelpText.render(
      summary: summary,
      usage: ([name, "[options]"] + operands.map(\.usage)).joined(separator: " "),
      discussion: discussion,
      sections: [
        HelpText.Section(title: "Operands", rows: operands.map { ($0.usage, $0.help) }),
        HelpText.Section(title: "Options", rows: options.map(helpRow(of:)) + [helpRow]),
      ])
  }

  private func helpRow(of option: OptionSyntax<Values>) -> (String, String) {
    guard case .value(let value) = option.kind else {
      return (HelpText.optionColumn(letter: option.letter, "--\(option.name)"), option.help)
    }
    var details: [String] = []
    if !value.allowed.isEmpty { details.append(EnglishList.join(value.allowed, "or")) }
    if let text = value.default(defaults), !text.isEmpty { details.append("default: \(text)") }
    if value.isRepeatable { details.append("may be repeated") }
    return (
      HelpText.optionColumn(
        letter: option.letter, "--\(option.name) <\(value.placeholder)>"),
      details.isEmpty ? option.help : "\(option.help) (\(details.joined(separator: "; ")))"
    )
  }
}
