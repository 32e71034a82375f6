import MarqueeDiagnostics

/// A command's syntax without its behavior: help, completions and the manual are made from it.
package struct CommandOutline: Sendable {
  /// An option, with its names without dashes.
  struct Option: Sendable {
    let name: String
    let letter: Character?
    let help: String
    /// The value that it takes; `nil` for a flag.
    var value: Value?
    /// The uses of which one must be there if the option is not; `nil` if it may be missing anyway.
    var replacements: [ArgumentUse]?
    /// What it cannot be used with, or not without.
    var limits: [OptionLimit] = []
    /// Whether help, completions and the manual leave it out.
    var isHidden = false
  }

  struct Value: Sendable {
    let placeholder: String
    let allowed: AllowedArguments
    /// The default value; `nil` for none.
    var standard: String?
    /// Whether it may be repeated, and one argument may hold several values, separated by commas.
    let isList: Bool
  }

  struct Operand: Sendable {
    let placeholder: String
    let arity: OperandArity
    let help: String
    /// The words that it can be; empty if a shell cannot offer any.
    var words: [String] = []
    /// Whether `-` means standard input.
    var takesStream = false
    /// The uses of which one must be there if the operand is not; `nil` if it may be missing
    /// anyway.
    var replacements: [ArgumentUse]?
  }

  /// The words that call the command, such as `marquee validate`.
  let name: String
  let summary: String
  let discussion: String
  /// All options, `--help` last.
  let options: [Option]
  var shownOptions: [Option] { options.filter { !$0.isHidden } }
  let operands: [Operand]

  var word: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// The largest number of operands; `nil` for any number.
  var maximumOperandCount: Int? {
    operands.contains { $0.arity == .any } ? nil : operands.count
  }

  var usage: String {
    ([name, "[options]"] + operands.map(\.usage)).joined(separator: " ")
  }

  /// What `--help` prints in a terminal of this width, in columns; `nil` if there is no terminal.
  func helpText(width: Int?) -> String {
    HelpText.render(
      summary: summary, usage: usage, discussion: discussion,
      sections: [
        HelpText.Section(title: "Operands", rows: operands.map { ($0.usage, $0.help) }),
        HelpText.Section(
          title: "Options",
          rows: shownOptions.map { option in
            let long = option.value.map { "--\(option.name) <\($0.placeholder)>" }
            return (
              HelpText.optionColumn(letter: option.letter, long ?? "--\(option.name)"),
              option.helpWithDetails
            )
          }),
      ], terminalWidth: width)
  }
}

extension CommandOutline.Operand {
  /// The operand in a usage line: `<path>`, `[<path>]` or `[<path> ...]`.
  var usage: String {
    switch arity {
    case .one: "<\(placeholder)>"
    case .oneOrNone: "[<\(placeholder)>]"
    case .any: "[<\(placeholder)> ...]"
    }
  }
}

extension CommandOutline.Option {
  static let help = CommandOutline.Option(
    name: "help", letter: "h", help: "Show this help")

  var helpWithDetails: String {
    var details: [String] = []
    if let value {
      let allowed = value.allowed.descriptions
      if !allowed.isEmpty { details.append(EnglishList.join(allowed, "or")) }
      if let text = value.standard, !text.isEmpty { details.append("default: \(text)") }
      if value.isList { details.append("may be repeated") }
    }
    if let replacements {
      let words = EnglishList.join(replacements.map(\.written), "or")
      details.append(words.isEmpty ? "required" : "required without \(words)")
    }
    return details.isEmpty ? help : "\(help) (\(details.joined(separator: "; ")))"
  }

  /// Its names with their dashes, the short one first.
  var writtenNames: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
