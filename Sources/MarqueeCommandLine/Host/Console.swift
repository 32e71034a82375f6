import MarqueeDiagnostics

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
  /// Why not all bytes could be printed on standard output; `nil` while all were.
  package let outputFault: @Sendable () -> OutputFault?
  /// The environment variables.
  package let environment: [String: String]
  /// Whether standard output is a terminal.
  package let isTerminal: Bool
  /// Whether standard error is a terminal that can go back in a line.
  package let showsProgress: Bool
  /// The columns of the terminal; `nil` if there is none.
  package let width: Int?

  /// Makes a console.
  package init(
    write: @escaping @Sendable ([UInt8]) -> Void,
    writeError: @escaping @Sendable ([UInt8]) -> Void,
    readInput: @escaping @Sendable () -> [UInt8] = { [] },
    outputFault: @escaping @Sendable () -> OutputFault? = { nil },
    environment: [String: String] = [:], isTerminal: Bool = false, showsProgress: Bool = false,
    width: Int? = nil
  ) {
    self.write = write
    self.writeError = writeError
    self.readInput = readInput
    self.outputFault = outputFault
    self.environment = environment
    self.isTerminal = isTerminal
    self.showsProgress = showsProgress
    self.width = width
  }

  /// Prints text for people on standard output, without commands to a runner.
  ///
  /// What programs read goes through ``printJSON(_:)``, or through ``write`` as it is.
  func print(_ text: String) {
    write(RunnerCommands.disarm(Array(text.utf8)))
  }

  /// Prints JSON on standard output, with escapes for what a terminal or a runner would obey.
  func printJSON(_ json: [UInt8]) {
    write(TerminalSafeJSON.escape(json))
  }

  /// Prints a line on standard error, with what could break a terminal made visible.
  func printError(_ text: String) {
    printErrorLines(VisibleText.escape(text) + "\n")
  }

  /// Prints lines on standard error that hold no control characters, without commands to a runner.
  func printErrorLines(_ text: String) {
    writeError(RunnerCommands.disarm(Array(text.utf8)))
  }
}
