package enum TerminalWidth {
  /// The limits of a width: text needs some columns, and no terminal has more than the upper bound.
  package static let range = 20...10_000

  /// The width from the environment, or else that of the terminal.
  ///
  /// - Parameters:
  ///   - environment: The environment variables. `COLUMNS` counts if it is a number from 1, however
  ///     large; as in other programs, any other value is ignored.
  ///   - terminal: The columns of the terminal, if there is one.
  /// - Returns: A number in ``range``; `nil` if no width is known.
  package static func columns(environment: [String: String], terminal: Int?) -> Int? {
    let asked = environment["COLUMNS"].flatMap(count)
    return (asked ?? terminal).map { min(max($0, range.lowerBound), range.upperBound) }
  }

  /// A number from 1; one with too many digits for `Int` becomes the largest.
  private static func count(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let value = Int(text) ?? .max
    return value > 0 ? value : nil
  }
}
