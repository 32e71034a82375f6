/// Declares options once for several commands, each of which stores the same kind of value.
extension OptionSyntax {
  /// The same option, for a command that stores these values at `path`.
  func nested<Command>(at path: SendableKeyPath<Command, Values>) -> OptionSyntax<Command> {
    let kind: OptionSyntax<Command>.Kind =
      switch kind {
      case .flag(let set): .flag { set(&$0[keyPath: path]) }
      case .value(let value): .value(value.nested(at: path))
      }
    return OptionSyntax<Command>(
      name: name, letter: letter, help: help, kind: kind, replacements: replacements,
      limits: limits,
      isHidden: isHidden)
  }
}

extension OptionValueSyntax {
  fileprivate func nested<Command>(
    at path: SendableKeyPath<Command, Values>
  ) -> OptionValueSyntax<Command> {
    OptionValueSyntax<Command>(
      placeholder: placeholder, allowed: allowed, isRepeatable: isRepeatable, takesList: takesList,
      default: { self.default($0[keyPath: path]) },
      set: { self.set(&$0[keyPath: path], $1) })
  }
}

extension OperandSyntax {
  /// The same operand, for a command that stores these values at `path`.
  func nested<Command>(at path: SendableKeyPath<Command, Values>) -> OperandSyntax<Command> {
    var syntax = OperandSyntax<Command>(placeholder: placeholder, help: help, arity: arity) {
      values, argument throws(UsageError) in
      try add(&values[keyPath: path], argument)
    }
    syntax.words = words
    syntax.takesStream = takesStream
    syntax.replacements = replacements
    syntax.following = following.map { $0.nested(at: path) }
    return syntax
  }
}
