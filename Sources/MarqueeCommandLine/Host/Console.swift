import MarqueeDiagnostics
package import MarqueeOutputs

/// A command's standard input, output and terminal.
///
/// A value, so that tests run whole commands in memory.
package struct Console: Sendable {
  /// Prints bytes on standard output; only what is printed below comes here.
  private let write: @Sendable ([UInt8]) -> Void
  /// Prints bytes on standard error.
  private let writeError: @Sendable ([UInt8]) -> Void
  package var readInput: @Sendable () -> [UInt8] = { [] }
  /// Reads what standard input has now, and waits for the first byte; `nil` at its end.
  package var readSome: @Sendable () -> [UInt8]? = { nil }
  /// Whether standard input has something to read, or has ended, within a time.
  package var hasInput: @Sendable (Duration) -> Bool = { _ in true }
  /// Why some bytes could not be printed on standard output; `nil` if all were.
  package var outputFault: @Sendable () -> OutputFault? = { nil }
  /// The pipe that standard output goes to; `nil` if it is not a pipe.
  package var outputPipe: OutputPipe?
  /// The program's arguments as the system passed them, because a file's name may be any bytes;
  /// empty if they are only known as texts.
  package var argumentBytes: [[UInt8]] = []
  package var environment: [String: String] = [:]
  package var isTerminal = false
  /// Whether standard error is a terminal that can rewrite a line.
  package var showsProgress = false
  /// The columns of the terminal; `nil` if there is none.
  package var width: Int?

  /// Makes a console that reads nothing and is no terminal; set the other members to change that.
  package init(
    write: @escaping @Sendable ([UInt8]) -> Void,
    writeError: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.write = write
    self.writeError = writeError
  }

  /// Prints text for people on standard output.
  ///
  /// - Parameter style: The style in which parts are painted.
  func print(_ text: String, _ style: TextStyle = .plain) {
    write(PrintedLines.bytes(text, isPainted: style.usesColor))
  }

  /// Prints JSON on standard output; escapes what a terminal or a CI runner would obey.
  func printJSON(_ json: [UInt8]) {
    write(TerminalSafeJSON.escape(json))
  }

  /// Prints a file for a program or another file: its bytes, unless a person sees them.
  func printFile(_ bytes: [UInt8]) {
    write(
      isTerminal
        ? PrintedLines.bytes(String(decoding: bytes, as: UTF8.self), keeping: ["\t"]) : bytes)
  }

  /// Prints a comparison of lines on standard output.
  func print(_ diff: UnifiedDiff, _ style: TextStyle) {
    var output = report
    diff.write(style: style, to: &output)
    output.finish()
  }

  var report: ReportOutput { ReportOutput(sendingBlocksTo: write) }

  var errorReport: ReportOutput { ReportOutput(sendingBlocksTo: writeError) }

  /// Clears the last line on standard error, and prints a text there.
  func replaceErrorLine(by text: String) {
    writeError(Array("\r\u{1B}[K".utf8) + PrintedLines.bytes(text))
  }

  /// Prints a line on standard error, with control characters made visible.
  func printError(_ text: String) {
    printErrorLines(VisibleText.escape(text) + "\n")
  }

  /// Prints an error of the program's work, as opposed to one of the content.
  func printFault(_ message: String) { printMessage(.error, message) }

  /// Prints a message about the program's work, as opposed to the content.
  func printMessage(_ severity: Severity, _ message: String) {
    printError("\(Self.messagePrefix(severity))\(message)")
  }

  /// What every message about the program's work begins with.
  static func messagePrefix(_ severity: Severity) -> String { "marquee: \(severity.rawValue): " }

  func printErrorLines(_ text: String) {
    writeError(PrintedLines.bytes(text))
  }
}
