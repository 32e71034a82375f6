/// A way in which an argument is used, as the limits of options name it.
package enum ArgumentUse: Hashable, Sendable {
  /// An option is given; its name without dashes.
  case option(String)
  /// An option has a value, because it is given or because it is the default.
  case value(String, of: String)
  /// An option is given more than one value.
  case severalValues(of: String)
  case operand(String)
  case word(String)

  static func values(_ values: some Sequence<String>, of option: String) -> [ArgumentUse] {
    values.map { .value($0, of: option) }
  }

  var written: String {
    switch self {
    case .option(let name), .severalValues(let name): "--\(name)"
    case .value(let value, let name): "--\(name) \(value)"
    case .operand(let placeholder): "<\(placeholder)>"
    case .word(let word): word
    }
  }
}
