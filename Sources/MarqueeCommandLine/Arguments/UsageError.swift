import MarqueeDiagnostics

package enum UsageError: Error, Hashable, Sendable {
  /// No command has this name.
  ///
  /// - Parameter topics: What else could have been meant.
  case unknownCommand(String, known: [String], topics: [String] = [])
  /// No option has this name, which is written with its dashes.
  case unknownOption(String, known: [String])
  /// An option of a command comes before the command's name.
  case misplacedOption(String, command: String)
  case missingOption(String, placeholder: String)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(String, option: String)
  case invalidValue(String, option: String, allowed: AllowedArguments)
  case repeatedOption(String)
  /// An option for a file or folder is given `-`, which means a standard stream.
  case streamAsPath(option: String)
  /// `-` is given for an operand that cannot be a standard stream.
  case streamAsOperand(placeholder: String)
  /// More variants are requested than the command makes.
  case tooMany(String, count: Int, maximum: Int)
  case missingOperand(placeholder: String)
  /// No path is given, and the current folder has no content.
  case noContent(folder: String)
  /// An operand is not an allowed one.
  ///
  /// - Parameter hint: What to do about it, besides writing one that is.
  case invalidOperand(String, placeholder: String, allowed: [String], hint: String? = nil)
  case tooManyOperands(String, maximum: Int)
  case unknownRule(String, option: String, known: [String])
  /// A rule cannot be left out.
  case neededRule(String)
  /// An option is for one content folder, and several are given.
  case severalFolders(option: String)
  case repeatedStandardInput
  /// One operand is a file and the other a folder, so they cannot be compared.
  case mixedOperands(file: String, folder: String)
  case excluded(ArgumentUse, by: ArgumentUse)
  /// None of the arguments is given of which another one needs one.
  case needed([ArgumentUse], by: ArgumentUse)

  /// The message, in a diagnostic's form: lower case, no full stop, safe to print.
  package var message: String {
    switch self {
    case .unknownCommand(let name, _, _): "unknown command \(quoted(name))"
    case .unknownOption(let name, _): "unknown option \(quoted(name))"
    case .misplacedOption(let name, let command):
      "the option \(quoted(name)) comes before the command \(quoted(command))"
    case .missingOption(let option, _): "the option \(quoted(option)) is missing"
    case .missingValue(let option, _): "the option \(quoted(option)) needs a value"
    case .unexpectedValue(let value, let option):
      "the option \(quoted(option)) takes no value, but \(quoted(value)) is given"
    case .invalidValue(let value, let option, _):
      "the option \(quoted(option)) does not take \(quoted(value))"
    case .repeatedOption(let option): "the option \(quoted(option)) is given twice"
    case .streamAsPath(let option): "the option \(quoted(option)) does not take '-'"
    case .streamAsOperand(let placeholder):
      "the operand \(quoted("<\(placeholder)>")) does not take '-'"
    case .tooMany(let what, let count, let maximum):
      "too many \(what): \(count) requested, the maximum is \(maximum)"
    case .missingOperand(let placeholder): "the operand \(quoted("<\(placeholder)>")) is missing"
    case .noContent(let folder): "there is no folder \(quoted(folder)) here"
    case .invalidOperand(let operand, let placeholder, _, _):
      "there is no \(placeholder) \(quoted(operand))"
    case .tooManyOperands(let operand, let maximum):
      switch maximum {
      case 0: "nothing is expected after the options, but \(quoted(operand)) is given"
      case 1: "one operand is expected, but \(quoted(operand)) is given as well"
      default: "\(maximum) operands are expected, but \(quoted(operand)) is given as well"
      }
    case .unknownRule(let name, let option, _):
      "unknown rule \(quoted(name)) after \(quoted(option))"
    case .neededRule(let name): "the rule \(quoted(name)) cannot be ignored"
    case .severalFolders(let option): "\(quoted(option)) is for one content folder"
    case .repeatedStandardInput: "standard input can be read only once"
    case .mixedOperands(let file, let folder):
      "\(quoted(file)) is one screen, and \(quoted(folder)) is a folder of screens"
    case .excluded(let use, let other):
      "\(words(for: use)) cannot be used with \(words(for: other))"
    case .needed(let others, let use):
      "\(words(for: use)) cannot be used without \(list(others.map(words), "or"))"
    }
  }

  /// What to do about it; `nil` if the message says everything.
  package var hint: String? {
    switch self {
    case .unknownCommand(let name, let known, let topics):
      suggestion(for: name, among: known + topics) ?? "the commands are \(list(known, "and"))"
    case .unknownOption(let name, let known):
      suggestion(for: name, among: known)
        ?? (name.hasPrefix("--") ? nil : "put '--' before an operand that begins with '-'")
    case .misplacedOption(let name, let command): "write \(quoted("\(command) \(name)"))"
    case .missingOption(let option, let placeholder): "add \(quoted("\(option) <\(placeholder)>"))"
    case .missingValue(let option, let placeholder): "write \(quoted("\(option) <\(placeholder)>"))"
    case .unexpectedValue(_, let option): "write \(quoted(option)) without a value"
    case .invalidValue(_, _, .anything): nil
    case .invalidOperand(_, _, _, let hint?): hint
    // What is not among the words could have the form, so no word is what was meant.
    case .invalidValue(let value, _, let allowed):
      allowed.form.map {
        "it takes \(list(Suggestion.alike(value, among: allowed.words) + [$0], "or"))"
      } ?? hint(for: value, among: allowed.words)
    case .invalidOperand(let value, _, let allowed, _): hint(for: value, among: allowed)
    case .unknownRule(let name, _, let known):
      suggestion(for: name, among: known) ?? "'marquee explain' lists all rules"
    case .neededRule: "without it, content would be lost silently"
    case .severalFolders: "run the command once for each folder"
    case .repeatedStandardInput: "name a file, a folder or a revision for the other version"
    case .mixedOperands: "give two property lists, or two folders"
    case .streamAsPath, .streamAsOperand: "write './-' for a file of that name"
    case .noContent: "name a content folder or a property list"
    case .tooMany: "leave out some of the values"
    case .excluded(.severalValues(let option), _): "give one value to \(quoted("--\(option)"))"
    case .excluded: "leave one of them out"
    case .needed(let others, .severalValues(let option)):
      "give one value to \(quoted("--\(option)")), or add \(list(others.map(words), "or"))"
    case .needed(let others, _): "add \(list(others.map(words), "or"))"
    case .repeatedOption, .missingOperand, .tooManyOperands: nil
    }
  }

  /// The lines to print: the message, the hint, and where to read more.
  ///
  /// - Parameter command: The command that was called, such as `marquee validate`.
  package func text(for command: String) -> String {
    var lines = [Console.messagePrefix(.error) + message]
    if let hint { lines.append("help: \(hint)") }
    lines.append("help: '\(command) --help' shows what can be written")
    return lines.joined(separator: "\n") + "\n"
  }

  private func hint(for value: String, among allowed: [String]) -> String {
    suggestion(for: value, among: allowed).map { "\($0) It takes \(list(allowed, "or"))" }
      ?? "it takes \(list(allowed, "or"))"
  }

  private func suggestion(for name: String, among known: [String]) -> String? {
    let nearest = Suggestion.nearest(
      to: withoutDashes(name), among: known.map { withoutDashes($0) })
    let match =
      known.first { $0.hasSuffix(" \(withoutDashes(name))") }
      ?? known.first { withoutDashes($0) == nearest }
    return match.map { "did you mean \(quoted($0))?" }
  }

  private func withoutDashes(_ name: String) -> String {
    String(name.drop { $0 == "-" })
  }

  private func quoted(_ text: String) -> String {
    "'\(VisibleText.escape(text))'"
  }

  private func words(for use: ArgumentUse) -> String {
    if case .severalValues = use { return "several values of \(quoted(use.written))" }
    return quoted(use.written)
  }

  private func list(_ names: [String], _ conjunction: String) -> String {
    EnglishList.join(names, conjunction)
  }
}
