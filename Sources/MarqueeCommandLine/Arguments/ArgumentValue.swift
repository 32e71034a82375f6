/// A type whose values can be given to an option.
package protocol ArgumentValue: Sendable {
  /// Reads a value from the command line; `nil` if it is none of ``allowedArguments``.
  init?(argument: String)
  /// The value as it is written on the command line.
  var argument: String { get }
  /// All that may be written; empty where anything may.
  static var allowedArguments: [String] { get }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argument: String { rawValue }
  package static var allowedArguments: [String] { allCases.map(\.rawValue) }
}

extension String: ArgumentValue {
  package init?(argument: String) { self = argument }
  package var argument: String { self }
  package static var allowedArguments: [String] { [] }
}

extension ReporterKind: ArgumentValue {}
extension ColorMode: ArgumentValue {}
