/// An argument of a command that is not an option.
package struct OperandSyntax<Values: Sendable>: Sendable {
  var outline: CommandOutline.Operand
  let add: @Sendable (inout Values, String) throws(UsageError) -> Void
  /// The operands after it; allowed only if this one is required.
  var following: [OperandSyntax] = []

  private init(
    _ placeholder: String, _ arity: OperandArity, help: String,
    add: @escaping @Sendable (inout Values, String) throws(UsageError) -> Void
  ) {
    outline = CommandOutline.Operand(placeholder: placeholder, arity: arity, help: help)
    self.add = add
  }

  /// The same operand, for a command that stores these values at `path`.
  func nested<Command>(at path: SendableKeyPath<Command, Values>) -> OperandSyntax<Command> {
    var syntax = OperandSyntax<Command>(outline.placeholder, outline.arity, help: outline.help) {
      values, argument throws(UsageError) in
      try add(&values[keyPath: path], argument)
    }
    syntax.outline = outline
    syntax.following = following.map { $0.nested(at: path) }
    return syntax
  }

  /// Declares a required operand.
  ///
  /// - Parameter hint: What to do if it is not allowed, besides writing what is.
  package static func one<Value: ArgumentValue>(
    _ placeholder: String, sets path: SendableKeyPath<Values, Value>, help: String,
    hint: String? = nil
  ) -> OperandSyntax {
    let words = Value.allowedArguments.words
    return OperandSyntax(placeholder, .one, help: help) {
      values, argument throws(UsageError) in
      guard let value = Value(argument: argument) else {
        throw .invalidOperand(argument, placeholder: placeholder, allowed: words, hint: hint)
      }
      values[keyPath: path] = value
    }.required().offering(words)
  }

  package static func oneOrNone(
    _ placeholder: String, sets path: SendableKeyPath<Values, String?>, help: String
  ) -> OperandSyntax {
    OperandSyntax(placeholder, .oneOrNone, help: help) {
      $0[keyPath: path] = $1
    }
  }

  package static func any(
    _ placeholder: String, addsTo path: SendableKeyPath<Values, [String]>, help: String
  ) -> OperandSyntax {
    OperandSyntax(placeholder, .any, help: help) {
      $0[keyPath: path].append($1)
    }
  }

  package func then(_ next: OperandSyntax) -> OperandSyntax {
    changed { $0.following.append(next) }
  }

  /// The same operand, with words that shells complete it to.
  package func offering(_ words: [String]) -> OperandSyntax { changed { $0.outline.words = words } }

  /// The same operand, which may be `-` for standard input.
  package func orStandardInput() -> OperandSyntax { changed { $0.outline.takesStream = true } }

  /// The same operand, which must be given unless one of these is used.
  package func required(unless uses: ArgumentUse...) -> OperandSyntax {
    changed { $0.outline.replacements = uses }
  }

  private func changed(_ change: (inout OperandSyntax) -> Void) -> OperandSyntax {
    var syntax = self
    change(&syntax)
    return syntax
  }

  var all: [OperandSyntax] { [self] + following }

  func add(_ argument: String, at position: Int, to values: inout Values) throws(UsageError) {
    try all[min(position, following.count)].add(&values, argument)
  }
}

/// How many operands of one kind there may be.
enum OperandArity: Sendable {
  case one
  case oneOrNone
  case any
}
