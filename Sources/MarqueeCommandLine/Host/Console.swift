/// Where a command reads and writes: standard input and output, and what the terminal is like.
///
/// A value, so that tests run whole commands in memory.
package struct Console: Sendable {
  /// Prints bytes on standard output.
  package let write: @Sendable ([UInt8]) -> Void
  /// Prints bytes on standard error.
  package let writeError: @Sendable ([UInt8]) -> Void
  /// Reads standard input to its end.
  package let readInput: @Sendable () -> [UInt8]
  /// The environment variables.
  package let environment: [String: String]
  /// Whether standard output is a terminal.
  package let isTerminal: Bool
  /// Whether standard error is a terminal that can go back in a line.
  package let showsProgress: Bool
  /// The columns of the terminal; `nil` where there is none.
  package let width: Int?

  /// Makes a console.
  package init(
    write: @escaping @Sendable ([UInt8]) -> Void,
    writeError: @escaping @Sendable ([UInt8]) -> Void,
    readInput: @escaping @Sendable () -> [UInt8] = { [] },
    environment: [String: String] = [:], isTerminal: Bool = false, showsProgress: Bool = false,
    width: Int? = nil
  ) {
    self.write = write
    self.writeError = writeError
    self.readInput = readInput
    self.environment = environment
    self.isTerminal = isTerminal
    self.showsProgress = showsProgress
    self.width = width
  }

  /// Prints text on standard output.
  func print(_ text: String) {
    write(Array(text.utf8))
  }

  /// Prints a line on standard error, with what could break a terminal made visible.
  func printError(_ text: String) {
    writeError(Array((VisibleText.escape(text) + "\n").utf8))
  }
}
