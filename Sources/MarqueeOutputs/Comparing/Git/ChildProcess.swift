import MarqueePlatform

/// A program that runs to its end, with files as its input and output.
///
/// Unlike a pipe, a file cannot fill up if it is not read.
struct ChildProcess {
  let path: String
  /// The arguments after its name; no shell interprets them.
  let arguments: [String]
  let environment: [String: String]
  var input = "/dev/null"
  let output: String
  let errors: String

  /// The path of a program in one of the folders of `PATH`; `nil` if there is none.
  ///
  /// Skips folders that are relative to the current one, because any user may have put a program
  /// there.
  static func path(of program: String, environment: [String: String]) -> String? {
    let folders = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/\(program)" }.first { unsafe access($0, X_OK) == 0 }
  }

  /// Runs the program; returns `nil` if it cannot be started, or a signal ended it.
  ///
  /// - Returns: Its exit code.
  func run() -> Int32? {
    let words = unsafe ([path] + arguments).map { unsafe strdup($0) }
    let variables = unsafe environment.sorted { $0.key < $1.key }.map {
      unsafe strdup("\($0.key)=\($0.value)")
    }
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }
    var process: pid_t = 0
    let isStarted = unsafe withFiles { files in
      unsafe SpawnAttributes.with(ownGroup: false) { attributes in
        unsafe posix_spawn(
          &process, path, files, attributes, words + [nil], variables + [nil]) == 0
      }
    }
    guard isStarted else { return nil }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // The low seven bits are the signal that ended it.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
  #endif

  private func withFiles(_ body: (UnsafePointer<FileActions>) -> Bool) -> Bool {
    #if canImport(Darwin)
      var actions: FileActions = nil
    #else
      var actions = unsafe FileActions()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    guard
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0) == 0,
      unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o600) == 0,
      unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, writing, 0o600) == 0
    else { return false }
    return unsafe body(&actions)
  }
}
