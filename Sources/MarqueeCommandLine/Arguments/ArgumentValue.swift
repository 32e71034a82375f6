package protocol ArgumentValue: Sendable {
  /// Reads a value from the command line; `nil` if it is not allowed by ``allowedArguments``.
  init?(argument: String)
  /// The value, as written on the command line.
  var argument: String { get }
  static var allowedArguments: AllowedArguments { get }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argument: String { rawValue }
  package static var allowedArguments: AllowedArguments { .words(allCases.map(\.rawValue)) }
}

extension String: ArgumentValue {
  package init?(argument: String) { self = argument }
  package var argument: String { self }
  package static var allowedArguments: AllowedArguments { .anything }
}
