#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program with which the system opens pages.
enum Browser {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens a file; `false` where no program could be started.
  ///
  /// The program is not waited for, and no shell reads the path.
  static func open(_ path: String) -> Bool {
    // A path that begins with a hyphen would be an option.
    let path = path.hasPrefix("/") ? path : "./\(path)"
    let name = unsafe strdup(program)
    let argument = unsafe strdup(path)
    defer {
      unsafe free(name)
      unsafe free(argument)
    }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe [name, argument, nil]
    var process: pid_t = 0
    return unsafe posix_spawnp(&process, program, nil, nil, &words, environ) == 0
  }
}
