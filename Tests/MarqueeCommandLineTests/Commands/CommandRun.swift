import MarqueeCommandLine
import Synchronization

/// One run of the program in this process, with everything that it printed.
struct CommandRun {
  let exitCode: ExitCode
  let output: String
  let errors: String

  /// Runs the program.
  init(_ arguments: String..., input: String = "", width: Int? = nil) {
    self.init(arguments, input: input, width: width)
  }

  /// Runs the program with an array of arguments.
  init(_ arguments: [String], input: String = "", width: Int? = nil) {
    self.init(arguments: arguments, input: input, width: width)
  }

  /// Runs the program with environment variables, in a terminal that they describe.
  init(_ arguments: [String], environment: [String: String]) {
    self.init(
      arguments: arguments, environment: environment,
      width: TerminalWidth.columns(environment: environment, terminal: nil))
  }

  /// Runs the program with arguments as the system passes them, its name first.
  init(bytes: [[UInt8]]) {
    self.init(
      arguments: bytes.dropFirst().map { String(decoding: $0, as: UTF8.self) }, bytes: bytes)
  }

  /// Runs the program.
  init(
    arguments: [String], bytes: [[UInt8]] = [], input: String = "",
    environment: [String: String] = [:], width: Int? = nil
  ) {
    let written = Written()
    var console = Console(
      write: { written.output.add($0) }, writeError: { written.errors.add($0) })
    console.readInput = { Array(input.utf8) }
    console.argumentBytes = bytes
    console.environment = environment
    console.width = width
    exitCode = Program.run(arguments, on: console)
    output = written.output.text
    errors = written.errors.text
  }

  /// The lines of the output, without those about what was written.
  var report: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix("wrote ") && !$0.hasSuffix(" unchanged") }
  }

  private struct Written: Sendable {
    let output = WrittenText()
    let errors = WrittenText()
  }
}

/// The bytes that were written to a stream.
final class WrittenText: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  /// What was written since the last call.
  func news() -> String {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
