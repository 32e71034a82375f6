import MarqueeCompiler
import MarqueeDiagnostics
import MarqueePlatform
import MarqueeScreen

/// A running program, with pipes as its input and as one of its two outputs.
package struct ChildProcess: Sendable {
  private let id: pid_t
  /// Both ends: while it can be read here, writing to a program that has died raises no signal.
  private let input: [Int32]
  private let outputEnd: Int32

  /// Starts a program; `nil` if that fails.
  ///
  /// - Parameter stream: Which of its outputs is read; the other one is dropped.
  init?(
    _ path: String, _ arguments: [String], environment: [String: String], reading stream: Int32
  ) {
    let started = Self.starting.withLock { _ in
      let (input, output) = (Self.pipe(), Self.pipe())
      let null = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
      var files = [input[0], null, null]
      files[Int(stream)] = output[1]
      let id = Self.start(path, arguments, environment: environment, files: files)
      for file in [null, output[1]] + (id == nil ? input + [output[0]] : []) { close(file) }
      return id.map { ChildProcess(id: $0, input: input, outputEnd: output[0]) }
    }
    guard let started else { return nil }
    self = started
  }

  private init(id: pid_t, input: [Int32], outputEnd: Int32) {
    (self.id, self.input, self.outputEnd) = (id, input, outputEnd)
  }

  /// A program that is started between the steps of making a pipe would get its ends.
  private static let starting = Locked(())

  private static func pipe() -> [Int32] {
    var ends: [Int32] = [-1, -1]
    _ = unsafe MarqueePlatform.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  var output: OpenStream { OpenStream(descriptor: outputEnd) }

  /// Writes a text that is shorter than what a pipe holds.
  func write(_ text: String) {
    _ = unsafe systemWrite(input[1], text, text.utf8.count)
  }

  /// Ends its input, and waits for it; `nil` if a signal ended it.
  ///
  /// - Returns: Its exit code.
  @discardableResult
  func end() -> Int32? {
    for file in input + [outputEnd] { close(file) }
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // The low seven bits are the signal that ended it.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// The path of a program in one of the folders of `PATH`; `nil` if there is none.
  ///
  /// Skips folders that are relative to the current one, because any user may have put a program
  /// there.
  package static func path(of program: String, environment: [String: String]) -> String? {
    let folders = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/\(program)" }.first { unsafe access($0, X_OK) == 0 }
  }

  /// Starts a program, which neither blocks nor ignores the signals that this one does.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after its name; no shell interprets them.
  ///   - files: The open files that become its input, output and errors.
  ///   - ownGroup: Whether Control-C must not end it together with this process.
  /// - Returns: `nil` if it cannot be started.
  package static func start(
    _ path: String, _ arguments: [String], environment: [String: String], files: [Int32],
    ownGroup: Bool = false
  ) -> Int32? {
    let words = unsafe ([path] + arguments).map { unsafe strdup($0) }
    let variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") }
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for (place, file) in files.enumerated() {
      let error = unsafe posix_spawn_file_actions_adddup2(&actions, file, Int32(place))
      guard error == 0 else { return nil }
    }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGPIPE)
    let flags =
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
      | (ownGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0)
    var process: pid_t = 0
    guard unsafe posix_spawnattr_setsigmask(&attributes, &none) == 0,
      unsafe posix_spawnattr_setsigdefault(&attributes, &usual) == 0,
      unsafe posix_spawnattr_setpgroup(&attributes, 0) == 0,
      unsafe posix_spawnattr_setflags(&attributes, flags) == 0,
      unsafe posix_spawn(
        &process, path, &actions, &attributes, words + [nil], variables + [nil]) == 0
    else { return nil }
    return process
  }
}
