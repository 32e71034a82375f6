/// One option of a command: how it is written, its help, and where its value is stored.
///
/// ```
/// .flag("strict", sets: \.isStrict, help: "Count warnings as errors")
/// .value("output", letter: "o", placeholder: "folder", sets: \.output, help: "Where files go")
/// ```
package struct OptionSyntax<Values: Sendable>: Sendable {
  /// How it is written, and its help; without the default value, which only the command knows.
  var outline: CommandOutline.Option
  /// The default value, as written on the command line; `nil` for none.
  let standard: @Sendable (Values) -> String?
  /// Stores a value, which is empty for a flag; returns `false` if it is not allowed.
  let set: @Sendable (inout Values, String) -> Bool

  /// The long name, without its dashes.
  var name: String { outline.name }

  func outline(withDefaults values: Values) -> CommandOutline.Option {
    var outline = outline
    if outline.replacements == nil { outline.value?.standard = standard(values) }
    return outline
  }

  /// The same option, for a command that stores these values at `path`.
  func nested<Command>(at path: SendableKeyPath<Command, Values>) -> OptionSyntax<Command> {
    OptionSyntax<Command>(
      outline: outline, standard: { standard($0[keyPath: path]) },
      set: { set(&$0[keyPath: path], $1) })
  }

  /// The same option, for tests and programs: nobody needs to read about it.
  package var hidden: OptionSyntax { changed { $0.isHidden = true } }

  func changed(_ change: (inout CommandOutline.Option) -> Void) -> OptionSyntax {
    var syntax = self
    change(&syntax.outline)
    return syntax
  }

  package static func flag(
    _ name: String, letter: Character? = nil,
    sets path: SendableKeyPath<Values, Bool>, help: String
  ) -> OptionSyntax {
    OptionSyntax(
      outline: CommandOutline.Option(name: name, letter: letter, help: help),
      standard: { _ in nil },
      set: { values, _ in
        values[keyPath: path] = true
        return true
      })
  }

  /// Declares an option whose value replaces a default.
  package static func value<Value: ArgumentValue>(
    _ name: String, letter: Character? = nil, placeholder: String,
    sets path: SendableKeyPath<Values, Value>, help: String
  ) -> OptionSyntax {
    make(
      name, letter, placeholder, help,
      default: { $0[keyPath: path].argument },
      store: { (values, value: Value) in values[keyPath: path] = value })
  }

  /// Declares an option without a default.
  package static func value<Value: ArgumentValue>(
    _ name: String, letter: Character? = nil, placeholder: String,
    sets path: SendableKeyPath<Values, Value?>, help: String
  ) -> OptionSyntax {
    make(
      name, letter, placeholder, help,
      default: { $0[keyPath: path]?.argument },
      store: { (values, value: Value) in values[keyPath: path] = value })
  }

  /// Declares an option that may be repeated, or given several values separated by commas; its
  /// values are in the order given.
  package static func list<Value: ArgumentValue>(
    _ name: String, letter: Character? = nil, placeholder: String,
    addsTo path: SendableKeyPath<Values, [Value]>, help: String
  ) -> OptionSyntax {
    make(
      name, letter, placeholder, help, isList: true, default: { _ in nil },
      store: { (values, value: Value) in values[keyPath: path].append(value) })
  }

  private static func make<Value: ArgumentValue>(
    _ name: String, _ letter: Character?, _ placeholder: String, _ help: String,
    isList: Bool = false, default: @escaping @Sendable (Values) -> String?,
    store: @escaping @Sendable (inout Values, Value) -> Void
  ) -> OptionSyntax {
    let value = CommandOutline.Value(
      placeholder: placeholder, allowed: Value.allowedArguments, isList: isList)
    return OptionSyntax(
      outline: CommandOutline.Option(name: name, letter: letter, help: help, value: value),
      standard: `default`,
      set: { values, argument in
        guard let value = Value(argument: argument) else { return false }
        store(&values, value)
        return true
      })
  }
}

extension Array {
  /// The same options, for a command that stores these values at `path`.
  func nested<Values, Command>(
    at path: SendableKeyPath<Command, Values>
  ) -> [OptionSyntax<Command>] where Element == OptionSyntax<Values> {
    map { $0.nested(at: path) }
  }
}
