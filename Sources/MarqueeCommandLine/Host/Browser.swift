import MarqueeOutputs
import MarqueePlatform

/// The system's program for opening pages.
enum Browser {
  #if canImport(Darwin)
    /// The program's name, which is looked up in `PATH`.
    static let program = "open"
  #else
    /// The program's name, which is looked up in `PATH`.
    static let program = "xdg-open"
  #endif

  /// Opens a file; `false` if the program could not be started.
  ///
  /// Does not wait for the program, and passes the path without a shell. The program gets its own
  /// process group, so that Control-C does not end the browser with ``PreviewWatch``. What it
  /// prints is dropped: it tries one browser after another, and complains of each.
  static func open(_ path: String) -> Bool {
    // A path that begins with a hyphen would be read as an option.
    let path = path.hasPrefix("/") ? path : "./\(path)"
    let name = unsafe strdup(program)
    let argument = unsafe strdup(path)
    defer {
      unsafe free(name)
      unsafe free(argument)
    }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe [name, argument, nil]
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      // If this fails, the program prints.
      _ = unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    return unsafe SpawnAttributes.with(ownGroup: true) { attributes in
      unsafe posix_spawnp(&process, program, &actions, attributes, &words, environ) == 0
    }
  }
}
