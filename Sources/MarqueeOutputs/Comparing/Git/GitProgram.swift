import MarqueeCompiler

/// Runs `git` for a repository, and reads what it prints.
///
/// It never changes the repository, asks for a password, or fetches anything.
struct GitProgram {
  private(set) var folder = "/"
  /// A folder for git's input and output files.
  let scratch: String
  private let path: String
  private let environment: [String: String]

  private static let added = [
    "GIT_LITERAL_PATHSPECS": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
    "LC_ALL": "C",
    // An old git does not know the first of these; without a protocol it cannot fetch either.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "",
  ]
  /// An old git does not know this setting, so ``GitWorkTree`` also checks what git has found.
  private static let options = ["-c", "safe.bareRepository=explicit"]

  /// Finds the program.
  ///
  /// - Parameter scratch: A folder for git's input and output files.
  init(scratch: String, environment: [String: String]) throws(FileError) {
    guard let path = ChildProcess.path(of: "git", environment: environment) else {
      throw .other(
        path: "git", reason: "the program is not there, and a revision cannot be read without it")
    }
    self.path = path
    self.scratch = scratch
    self.environment = environment.filter { Self.keeps($0.key) }.merging(Self.added) { $1 }
  }

  func running(in folder: String) -> GitProgram {
    var program = self
    program.folder = folder
    return program
  }

  /// Whether git gets a variable of the caller.
  ///
  /// A revision means the same wherever the program is called, such as in a hook, so no variable
  /// may choose another repository or other objects. Configuration stays, because it says whose
  /// repositories a person trusts.
  private static func keeps(_ variable: String) -> Bool {
    !variable.hasPrefix("GIT_") || variable.hasPrefix("GIT_CONFIG_") || variable == "GIT_EXEC_PATH"
  }

  /// What git prints; `nil` if it fails.
  ///
  /// - Parameter input: What git reads.
  func output(_ arguments: [String], input: [UInt8]? = nil) throws(FileError) -> [UInt8]? {
    var process = ChildProcess(
      path: path, arguments: ["-C", folder] + Self.options + arguments, environment: environment,
      output: "\(scratch)/output", errors: "\(scratch)/errors")
    if let input {
      process.input = "\(scratch)/input"
      try Disk().write(input, to: process.input)
    }
    guard process.run() == 0 else { return nil }
    return try Disk().read(process.output).bytes
  }

  /// The first line that git prints; `nil` if it fails.
  func line(_ arguments: [String]) throws(FileError) -> String? {
    try output(arguments).map { bytes in
      String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// The name of the object that an expression means; `nil` if there is none.
  func object(_ expression: String) throws(FileError) -> String? {
    let name = try line(["rev-parse", "--verify", "--quiet", "--end-of-options", expression])
    return name.flatMap { GitEntry.isObjectName($0) ? $0 : nil }
  }

  var lastMessage: String {
    // If there is no message, the caller uses its own words.
    let bytes = (try? Disk().read("\(scratch)/errors").bytes) ?? []
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : line
  }
}
