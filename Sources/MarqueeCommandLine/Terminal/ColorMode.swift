/// When output is colored: the values of `--color`.
package enum ColorMode: String, ArgumentValue, CaseIterable {
  /// On a terminal, unless the environment turns color off.
  case auto
  case always
  case never

  /// Whether to color.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - environment: The environment variables. A non-empty `NO_COLOR` (see no-color.org) or
  ///     `TERM=dumb` turns `auto` off; an explicit `always` or `never` overrides both.
  package func isOn(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}

extension ColorMode {
  func style(on console: Console) -> TextStyle {
    TextStyle(
      usesColor: isOn(isTerminal: console.isTerminal, environment: console.environment),
      width: console.width)
  }

  /// The option, for a command that stores it at `path`.
  static func option<Values>(
    at path: SendableKeyPath<Values, ColorMode>
  ) -> OptionSyntax<Values> {
    .value(
      "color", placeholder: "when", sets: path,
      help: "When text is colored; NO_COLOR turns auto off")
  }
}
