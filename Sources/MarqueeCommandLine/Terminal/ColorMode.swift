/// When output is colored: the values of `--color`.
package enum ColorMode: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment asks for none.
  case auto
  /// Into files and pipes as well.
  case always
  /// Nowhere.
  case never

  /// Whether to color.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - environment: The environment variables. A non-empty `NO_COLOR` (see no-color.org) or
  ///     `TERM=dumb` turns `auto` off; what somebody typed goes before both.
  package func isOn(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}
