import MarqueeDiagnostics

/// How a command is written, without what it does: help, completions and the manual are made of it.
package struct CommandOutline: Sendable {
  /// An option, by its names without dashes.
  struct Option: Sendable {
    let name: String
    let letter: Character?
    let help: String
    /// What it takes; `nil` if it is there or not.
    let value: Value?
  }

  /// What an option takes.
  struct Value: Sendable {
    let placeholder: String
    /// All that may be written; empty where anything may.
    let allowed: [String]
    /// The value that holds when the option is left out; `nil` for none.
    let standard: String?
    let isRepeatable: Bool
    /// Whether several may be written as one, with commas between them.
    let takesList: Bool
  }

  /// What a command works on.
  struct Operand: Sendable {
    let placeholder: String
    /// How many there may be.
    let arity: OperandArity
    let help: String
    /// Words that it may be; empty where a shell knows none.
    let words: [String]
  }

  /// The words that call the command, as `marquee validate`.
  let name: String
  let summary: String
  let discussion: String
  /// All options, `--help` being the last.
  let options: [Option]
  let operands: [Operand]

  /// The last of the words that call the command.
  var word: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// The most operands there may be; `nil` for any number.
  var maximumOperandCount: Int? {
    operands.contains { $0.arity == .any } ? nil : operands.count
  }

  /// How the command is called, in one line.
  var usage: String {
    ([name, "[options]"] + operands.map(\.usage)).joined(separator: " ")
  }

  /// What `--help` prints in a terminal of some columns; `nil` where there is none.
  func helpText(width: Int?) -> String {
    HelpText.render(
      summary: summary, usage: usage, discussion: discussion,
      sections: [
        HelpText.Section(title: "Operands", rows: operands.map { ($0.usage, $0.help) }),
        HelpText.Section(
          title: "Options",
          rows: options.map { option in
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
  /// How it is written in a usage line: `<path>`, `[<path>]` or `[<path> ...]`.
  var usage: String {
    switch arity {
    case .one: "<\(placeholder)>"
    case .oneOrNone: "[<\(placeholder)>]"
    case .any: "[<\(placeholder)> ...]"
    }
  }
}

extension CommandOutline.Option {
  /// The option that every command has.
  static let help = CommandOutline.Option(
    name: "help", letter: "h", help: "Show this help", value: nil)

  /// What it is for, and what may be written.
  var helpWithDetails: String {
    guard let value else { return help }
    var details: [String] = []
    if !value.allowed.isEmpty { details.append(EnglishList.join(value.allowed, "or")) }
    if let text = value.standard, !text.isEmpty { details.append("default: \(text)") }
    if value.isRepeatable { details.append("may be repeated") }
    return details.isEmpty ? help : "\(help) (\(details.joined(separator: "; ")))"
  }

  /// Its names with their dashes, the short one first.
  var writtenNames: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
