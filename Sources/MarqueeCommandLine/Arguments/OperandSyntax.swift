/// What a command works on: its arguments that are not options.
package struct OperandSyntax<Values: Sendable>: Sendable {
  /// The word that stands for an operand in help: `path`.
  let placeholder: String
  /// One sentence without a full stop.
  let help: String
  /// How many there may be.
  let arity: OperandArity
  /// Stores one operand.
  let add: @Sendable (inout Values, String) -> Void
  /// Words that it may be, for shells to complete; empty where there is no list of them.
  var words: [String] = []
  /// What comes after it; only after one that must be given.
  var following: [OperandSyntax] = []

  /// Declares an operand that must be given.
  package static func one(
    _ placeholder: String, sets path: SendableKeyPath<Values, String>, help: String
  ) -> OperandSyntax {
    OperandSyntax(placeholder: placeholder, help: help, arity: .one) {
      $0[keyPath: path] = $1
    }
  }

  /// Declares an operand that may be left out.
  package static func oneOrNone(
    _ placeholder: String, sets path: SendableKeyPath<Values, String?>, help: String
  ) -> OperandSyntax {
    OperandSyntax(placeholder: placeholder, help: help, arity: .oneOrNone) {
      $0[keyPath: path] = $1
    }
  }

  /// Declares any number of operands.
  package static func any(
    _ placeholder: String, addsTo path: SendableKeyPath<Values, [String]>, help: String
  ) -> OperandSyntax {
    OperandSyntax(placeholder: placeholder, help: help, arity: .any) {
      $0[keyPath: path].append($1)
    }
  }

  /// The same operand, with another one after it.
  package func then(_ next: OperandSyntax) -> OperandSyntax {
    var syntax = self
    syntax.following.append(next)
    return syntax
  }

  /// The same operand, with words for shells to complete.
  package func offering(_ words: [String]) -> OperandSyntax {
    var syntax = self
    syntax.words = words
    return syntax
  }

  /// The operand and those after it.
  var all: [OperandSyntax] { [self] + following }

  /// Stores the operand at a position.
  func add(_ argument: String, at position: Int, to values: inout Values) {
    all[min(position, following.count)].add(&values, argument)
  }
}

/// How many operands of a kind there may be.
enum OperandArity: Sendable {
  case one
  case oneOrNone
  case any
}
