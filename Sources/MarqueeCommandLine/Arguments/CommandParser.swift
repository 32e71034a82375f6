/// Reads the arguments of one command from the first to the last.
///
/// It knows how the command is written, not the values that it sets, so all commands share it.
struct CommandParser {
  enum Argument: Hashable, Sendable {
    case help
    /// An option: its index, its name as written, and its value, which is empty for a flag.
    case option(Int, written: String, value: String)
    case operand(String, at: Int)
  }

  private let outline: CommandOutline
  private var arguments: ArraySlice<String>
  /// What was read but not returned yet: a list is one argument with several values.
  private var read: ArraySlice<Argument> = []
  private var areOptionsOver = false
  private let appendedCount: Int
  private var given: GivenArguments

  /// Prepares to read arguments.
  ///
  /// - Parameter appendedCount: How many of the last ones are operands in any case.
  init(_ outline: CommandOutline, _ arguments: [String], appendedCount: Int = 0) {
    self.outline = outline
    self.arguments = arguments[...]
    self.appendedCount = appendedCount
    given = GivenArguments(outline)
  }

  mutating func next() throws(UsageError) -> Argument? {
    while read.isEmpty {
      if arguments.count == appendedCount, appendedCount > 0 { areOptionsOver = true }
      guard let argument = arguments.popFirst() else {
        try given.check()
        return nil
      }
      try parse(argument)
    }
    return read.popFirst()
  }

  private mutating func parse(_ argument: String) throws(UsageError) {
    if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
      try parse(operand: argument)
    } else if argument == "--" {
      areOptionsOver = true
    } else if argument == "--help" || argument == "-h" {
      read.append(.help)
    } else {
      try parse(option: argument)
    }
  }

  private mutating func parse(operand argument: String) throws(UsageError) {
    if let maximum = outline.maximumOperandCount, given.operandCount >= maximum {
      throw .tooManyOperands(argument, maximum: maximum)
    }
    let operand = outline.operands[min(given.operandCount, outline.operands.count - 1)]
    if argument == "-", !operand.takesStream {
      throw .streamAsOperand(placeholder: operand.placeholder)
    }
    read.append(.operand(argument, at: given.operandCount))
    given.add(operand: argument)
  }

  private mutating func parse(option argument: String) throws(UsageError) {
    // '-output x' is not meant as '-o utput'.
    let name = argument.dropFirst().prefix { $0 != "=" }
    if outline.options.contains(where: { $0.name == name }) {
      throw .unknownOption("-\(name)", known: ["--\(name)"])
    }
    let (written, attached) = parts(of: argument)
    guard let index = outline.options.firstIndex(where: { $0.writtenNames.contains(written) })
    else {
      throw .unknownOption(
        written, known: outline.options.map { "--\($0.name)" } + uses(of: written))
    }
    let option = outline.options[index]
    let texts = try values(of: option, written, attached)
    guard given.add(option: option.name, texts) || option.value?.isList ?? false else {
      throw .repeatedOption("--\(option.name)")
    }
    read +=
      option.value == nil
      ? [.option(index, written: written, value: "")]
      : texts.map { .option(index, written: written, value: $0) }
  }

  /// The options that take the name of another as their value, as '--reporter json' for '--json'.
  private func uses(of written: String) -> [String] {
    let word = String(written.drop { $0 == "-" })
    return outline.options.filter { $0.value?.allowed.words.contains(word) == true }
      .map { "--\($0.name) \(word)" }
  }

  /// The name in an option, and the value that is attached to it: `--reporter=json` or `-rjson`.
  private func parts(of argument: String) -> (written: String, attached: String?) {
    let letter = String(argument.prefix(2))
    if !letter.hasPrefix("--"), argument.count > 2,
      outline.options.contains(where: { $0.value != nil && $0.writtenNames.contains(letter) })
    {
      let value = argument.dropFirst(2)
      return (letter, String(value.hasPrefix("=") ? value.dropFirst() : value))
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.first.map(String.init) ?? argument, parts.count == 2 ? String(parts[1]) : nil)
  }

  /// The values of an option; none for a flag.
  ///
  /// - Parameter attached: What comes after the equals sign.
  private mutating func values(
    of option: CommandOutline.Option, _ written: String, _ attached: String?
  ) throws(UsageError) -> [String] {
    guard let value = option.value else {
      if let attached { throw .unexpectedValue(attached, option: written) }
      return []
    }
    let text: String
    if let attached {
      text = attached
    } else {
      text = try nextValue(of: written, placeholder: value.placeholder)
    }
    if text.isEmpty { throw .missingValue(option: written, placeholder: value.placeholder) }
    // No option can be a standard stream.
    if text == "-", value.completed.isPath { throw .streamAsPath(option: written) }
    guard value.isList else { return [text] }
    // A number belongs to the value before it, as in '402x874@3,62,34'.
    return text.split(separator: ",", omittingEmptySubsequences: false).reduce(into: []) {
      if Double($1) != nil, let last = $0.popLast() {
        $0.append("\(last),\($1)")
      } else {
        $0.append(String($1))
      }
    }
  }

  /// The next argument as a value.
  ///
  /// An argument that begins with `-` is an option, except `-` itself.
  private mutating func nextValue(
    of option: String, placeholder: String
  ) throws(UsageError) -> String {
    guard arguments.count > appendedCount, let next = arguments.first,
      next == "-" || !next.hasPrefix("-")
    else {
      throw .missingValue(option: option, placeholder: placeholder)
    }
    arguments.removeFirst()
    return next
  }
}
