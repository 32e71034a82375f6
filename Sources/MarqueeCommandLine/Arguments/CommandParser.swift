/// Reads the arguments of one command from the first to the last.
struct CommandParser<Values: Sendable> {
  private let syntax: CommandSyntax<Values>
  private var arguments: ArraySlice<String>
  private var values: Values
  private var operandCount = 0
  private var namesGiven: Set<String> = []

  /// Prepares to read arguments.
  init(_ syntax: CommandSyntax<Values>, _ arguments: [String]) {
    self.syntax = syntax
    self.arguments = arguments[...]
    values = syntax.defaults
  }

  /// Reads all arguments, up to the first that asks for help.
  mutating func parse() throws(UsageError) -> CommandSyntax<Values>.Invocation {
    var areOptionsOver = false
    while let argument = arguments.popFirst() {
      if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
        try add(operand: argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else if argument == "--help" || argument == "-h" {
        return .help
      } else {
        try parse(option: argument)
      }
    }
    if let operand = syntax.operand, operand.arity == .one, operandCount == 0 {
      throw .missingOperand(placeholder: operand.placeholder)
    }
    return .run(values)
  }

  private mutating func add(operand argument: String) throws(UsageError) {
    let maximum = syntax.operand.map(\.maximumCount) ?? 0
    if let maximum, operandCount >= maximum {
      throw .tooManyOperands(argument, maximum: maximum)
    }
    syntax.operand?.add(argument, at: operandCount, to: &values)
    operandCount += 1
  }

  private mutating func parse(option argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts.first.map(String.init) ?? argument
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = option(written) else {
      throw .unknownOption(written, known: knownOptions)
    }
    guard namesGiven.insert(option.name).inserted || option.isRepeatable else {
      throw .repeatedOption("--\(option.name)")
    }
    switch option.kind {
    case .flag(let set):
      if let attached { throw .unexpectedValue(attached, option: written) }
      set(&values)
    case .value(let value):
      let text: String
      if let attached {
        text = attached
      } else {
        text = try nextValue(of: written, placeholder: value.placeholder)
      }
      if text.isEmpty { throw .missingValue(option: written, placeholder: value.placeholder) }
      let texts =
        value.takesList
        ? text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [text]
      for text in texts where !value.set(&values, text) {
        throw .invalidValue(text, option: written, allowed: value.allowed)
      }
    }
  }

  /// The next argument as a value; what begins with `-` is an option and no value, `-` apart.
  private mutating func nextValue(
    of option: String, placeholder: String
  ) throws(UsageError) -> String {
    guard let next = arguments.first, next == "-" || !next.hasPrefix("-") else {
      throw .missingValue(option: option, placeholder: placeholder)
    }
    arguments.removeFirst()
    return next
  }

  private func option(_ written: String) -> OptionSyntax<Values>? {
    syntax.options.first { option in
      written == "--\(option.name)" || option.letter.map { written == "-\($0)" } ?? false
    }
  }

  private var knownOptions: [String] {
    syntax.options.map { "--\($0.name)" } + ["--help"]
  }
}
