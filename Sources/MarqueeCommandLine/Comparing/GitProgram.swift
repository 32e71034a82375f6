import MarqueeCompiler

/// Runs `git` for a repository, and reads what it prints.
///
/// It never changes the repository, asks for a password, or fetches anything.
struct GitProgram {
  /// The folder in which git looks for the repository.
  let folder: String
  /// A folder for git's input and output files.
  let scratch: String
  private let path: String
  private let environment: [String: String]

  /// Variables that choose a repository; they are dropped, because the folder chooses it.
  private static let dropped = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_EXTERNAL_DIFF",
  ]
  private static let added = [
    "GIT_LITERAL_PATHSPECS": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
    "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C",
  ]

  /// Finds the program.
  ///
  /// - Parameters:
  ///   - folder: A folder of the repository.
  ///   - scratch: A folder for git's input and output files.
  init(
    in folder: String, scratch: String, environment: [String: String]
  ) throws(FileError) {
    guard let path = ChildProcess.path(of: "git", environment: environment) else {
      throw .other(
        path: "git", reason: "the program is not there, and a revision cannot be read without it")
    }
    self.path = path
    self.folder = folder
    self.scratch = scratch
    self.environment = environment.filter { !Self.dropped.contains($0.key) }
      .merging(Self.added) { $1 }
  }

  /// What git prints; `nil` if it fails.
  ///
  /// - Parameter input: What git reads.
  func output(_ arguments: [String], input: [UInt8]? = nil) throws(FileError) -> [UInt8]? {
    var process = ChildProcess(
      path: path, arguments: ["-C", folder] + arguments, environment: environment,
      output: "\(scratch)/output", errors: "\(scratch)/errors")
    if let input {
      process.input = "\(scratch)/input"
      try LocalFiles.write(input, to: process.input)
    }
    guard process.run() == 0 else { return nil }
    return try LocalFiles.read(process.output)
  }

  /// The first line that git prints; `nil` if it fails.
  func line(_ arguments: [String]) throws(FileError) -> String? {
    try output(arguments).map { bytes in
      String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// The last message of git, in one line.
  var lastMessage: String {
    // If there is no message, the caller uses its own words.
    let bytes = (try? LocalFiles.read("\(scratch)/errors")) ?? []
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : line
  }
}
