/// How a command is written: the one table that parsing, help, completions and the manual are made
/// from.
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
  package enum Invocation: Sendable {
    case help
    case run(Values)
  }

  /// The words that call the command, such as `marquee validate`.
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
  /// An option's value comes after `=` or is the next argument; a value that begins with `-` must
  /// come after `=`. Options and operands may be mixed. `--` ends the options, and `-` is an
  /// operand.
  ///
  /// - Parameter appendedCount: How many of the last arguments are operands in any case.
  package func parse(
    _ arguments: [String], appendedCount: Int = 0
  ) throws(UsageError) -> Invocation {
    var parser = CommandParser(outline, arguments, appendedCount: appendedCount)
    var values = defaults
    while let argument = try parser.next() {
      switch argument {
      case .help:
        return .help
      case .operand(let text, let position):
        try operand?.add(text, at: position, to: &values)
      case .option(let index, let written, let text):
        // The outline has the same options, followed by `--help`, which is parsed as a separate
        // argument.
        guard options[index].set(&values, text) else {
          throw .invalidValue(
            text, option: written, allowed: options[index].outline.value?.allowed ?? .anything)
        }
      }
    }
    return .run(values)
  }

  package func helpText(width: Int? = nil) -> String { outline.helpText(width: width) }

  var outline: CommandOutline {
    CommandOutline(
      name: name, summary: summary, discussion: discussion,
      options: options.map { $0.outline(withDefaults: defaults) } + [.help],
      operands: operand?.all.map(\.outline) ?? [])
  }
}
