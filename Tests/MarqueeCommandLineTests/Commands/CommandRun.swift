import MarqueeCommandLine
import Synchronization

/// One run of the program in this process, with all that it printed.
struct CommandRun {
  let exitCode: ExitCode
  let output: String
  let errors: String

  /// Runs the program.
  init(_ arguments: String..., input: String = "", width: Int? = nil) {
    self.init(arguments, input: input, width: width)
  }

  /// Runs the program with arguments that are put together.
  init(_ arguments: [String], input: String = "", width: Int? = nil) {
    self.init(arguments: arguments, input: input, width: width)
  }

  /// Runs the program with environment variables, on what they say is a terminal.
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
    let console = Console(
      write: { written.output.add($0) }, writeError: { written.errors.add($0) },
      readInput: { Array(input.utf8) }, argumentBytes: bytes, environment: environment, width: width
    )
    exitCode = Program.run(arguments, on: console)
    output = written.output.text
    errors = written.errors.text
  }

  private struct Written: Sendable {
    let output = Buffer()
    let errors = Buffer()
  }

  /// What one stream got.
  private final class Buffer: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }
}

/// Screens to run commands on.
enum SampleScreen {
  /// A screen without faults.
  static let sound = grid("<key>description</key>\n<string>A cat</string>")
  /// A screen with one warning, which has a safe fix.
  static let warned = grid("<key>description</key>\n<string>A  cat</string>")
  /// A screen with one error.
  static let broken = grid("<key>description</key>\n<string></string>")

  /// A grid of one poster.
  static func grid(_ description: String, image: String = "cat") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <array>
    <dict>
    <key>sectionType</key>
    <string>grid</string>
    <key>contentItem</key>
    <array>
    <dict>
    \(description)
    <key>imageName</key>
    <string>\(image)</string>
    </dict>
    </array>
    </dict>
    </array>
    </plist>

    """
  }
}
