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
    let environment = ProcessInfo.processInfo.environment
    guard let program = ChildProcess.path(of: program, environment: environment) else {
      return false
    }
    let null = unsafe MarqueePlatform.open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    // A path that begins with a hyphen would be read as an option.
    let path = path.hasPrefix("/") ? path : "./\(path)"
    return ChildProcess.start(
      program, [path], environment: environment, files: [STDIN_FILENO, null, null], ownGroup: true
    ) != nil
  }
}
