import MarqueeCompiler
import MarqueePlatform

/// Runs `git` in a folder.
///
/// It never changes the repository, asks for a password, or fetches anything.
struct GitProgram {
  var folder = "/"
  private let path: String
  private let environment: [String: String]

  private static let added = [
    "GIT_LITERAL_PATHSPECS": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
    "LC_ALL": "C",
    // An old git does not know the first of these; without a protocol it cannot fetch either.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "",
  ]

  init(environment: [String: String]) throws(FileError) {
    guard let path = ChildProcess.path(of: "git", environment: environment) else {
      throw .other(
        path: "git", reason: "the program is not there, and a revision cannot be read without it")
    }
    self.path = path
    self.environment = environment.filter { Self.keeps($0.key) }.merging(Self.added) { $1 }
  }

  /// Whether git gets a variable of the caller.
  ///
  /// A revision means the same wherever the program is called, such as in a hook, so no variable
  /// may choose another repository or other objects. Configuration stays, because it says whose
  /// repositories a person trusts.
  private static func keeps(_ variable: String) -> Bool {
    !variable.hasPrefix("GIT_") || variable.hasPrefix("GIT_CONFIG_") || variable == "GIT_EXEC_PATH"
  }

  /// What git prints; `nil` and its message if it fails.
  func output(_ arguments: [String]) -> (bytes: [UInt8]?, message: String) {
    let (bytes, isWhole) = printed(arguments, to: STDOUT_FILENO)
    guard !isWhole else { return (bytes, "") }
    // A pipe of messages could fill up while the other one is read, so git is asked once more.
    let lines = printed(arguments, to: STDERR_FILENO).bytes.split(separator: UInt8(ascii: "\n"))
    let line = lines.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (nil, line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : line)
  }

  private func printed(
    _ arguments: [String], to stream: Int32
  ) -> (bytes: [UInt8], isWhole: Bool) {
    guard let process = start(arguments, reading: stream) else { return ([], false) }
    let bytes = process.output.readToEnd()
    return (bytes ?? [], process.end() == 0 && bytes != nil)
  }

  /// Starts git; one of its outputs is read.
  func start(_ arguments: [String], reading stream: Int32 = STDOUT_FILENO) -> ChildProcess? {
    // An old git does not know this setting, so ``GitWorkTree`` also checks what git has found.
    let options = ["-C", folder, "-c", "safe.bareRepository=explicit"]
    return ChildProcess(path, options + arguments, environment: environment, reading: stream)
  }
}
