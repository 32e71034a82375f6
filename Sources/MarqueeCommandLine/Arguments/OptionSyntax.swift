/// One option of a command: how it is written, its help, and where its value is stored.
///
/// ```
/// .flag("strict", sets: \.isStrict, help: "Count warnings as errors")
/// .value("output", letter: "o", placeholder: "folder", sets: \.output, help: "Where files go")
/// ```
package struct OptionSyntax<Values: Sendable>: Sendable {
  /// What comes after the name.
  enum Kind: Sendable {
    case flag(@Sendable (inout Values) -> Void)
    case value(OptionValueSyntax<Values>)
  }

  /// The long name, without its dashes.
  let name: String
  /// The short name, without its dash.
  let letter: Character?
  /// One sentence without a full stop.
  let help: String
  /// What comes after the name.
  let kind: Kind
  /// The uses of which one must be there if the option is not; `nil` if it may be missing anyway.
  var replacements: [ArgumentUse]?
  /// What it cannot be used with, or not without.
  var limits: [OptionLimit] = []
  /// Whether help, completions and the manual leave it out.
  var isHidden = false

  /// The same option, for tests and programs: nobody needs to read about it.
  package var hidden: OptionSyntax {
    var syntax = self
    syntax.isHidden = true
    return syntax
  }

  package static func flag(
    _ name: String, letter: Character? = nil,
    sets path: SendableKeyPath<Values, Bool>, help: String
  ) -> OptionSyntax {
    OptionSyntax(
      name: name, letter: letter, help: help, kind: .flag { $0[keyPath: path] = true })
  }

  /// Declares an option whose value replaces a default.
  package static func value<Value: ArgumentValue>(
    _ name: String, letter: Character? = nil, placeholder: String,
    sets path: SendableKeyPath<Values, Value>, help: String
  ) -> OptionSyntax {
    make(
      name, letter, placeholder, help, isRepeatable: false,
      default: { $0[keyPath: path].argument },
      store: { (values, value: Value) in values[keyPath: path] = value })
  }

  /// Declares an option without a default.
  package static func value<Value: ArgumentValue>(
    _ name: String, letter: Character? = nil, placeholder: String,
    sets path: SendableKeyPath<Values, Value?>, help: String
  ) -> OptionSyntax {
    make(
      name, letter, placeholder, help, isRepeatable: false,
      default: { $0[keyPath: path]?.argument },
      store: { (values, value: Value) in values[keyPath: path] = value })
  }

  /// Declares an option that may be repeated; its values are in the order given.
  package static func values<Value: ArgumentValue>(
    _ name: String, letter: Character? = nil, placeholder: String,
    addsTo path: SendableKeyPath<Values, [Value]>, help: String
  ) -> OptionSyntax {
    make(
      name, letter, placeholder, help, isRepeatable: true, default: { _ in nil },
      store: { (values, value: Value) in values[keyPath: path].append(value) })
  }

  /// Declares an option that may be repeated, or given several values separated by commas; its
  /// values are in the order given.
  package static func list<Value: ArgumentValue>(
    _ name: String, letter: Character? = nil, placeholder: String,
    addsTo path: SendableKeyPath<Values, [Value]>, help: String
  ) -> OptionSyntax {
    make(
      name, letter, placeholder, help, isRepeatable: true, takesList: true, default: { _ in nil },
      store: { (values, value: Value) in values[keyPath: path].append(value) })
  }

  private static func make<Value: ArgumentValue>(
    _ name: String, _ letter: Character?, _ placeholder: String, _ help: String,
    isRepeatable: Bool, takesList: Bool = false, default: @escaping @Sendable (Values) -> String?,
    store: @escaping @Sendable (inout Values, Value) -> Void
  ) -> OptionSyntax {
    let value = OptionValueSyntax<Values>(
      placeholder: placeholder, allowed: Value.allowedArguments, isRepeatable: isRepeatable,
      takesList: takesList, default: `default`,
      set: { values, argument in
        guard let value = Value(argument: argument) else { return false }
        store(&values, value)
        return true
      })
    return OptionSyntax(name: name, letter: letter, help: help, kind: .value(value))
  }
}
