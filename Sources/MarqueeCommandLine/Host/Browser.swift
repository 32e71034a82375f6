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
    /// The program's name; it is looked for in `PATH`.
    static let program = "open"
  #else
    /// The program's name; it is looked for in `PATH`.
    static let program = "xdg-open"
  #endif

  /// Opens a file; `false` if the program could not be started.
  ///
  /// The program is not waited for, and no shell reads the path. It gets a process group of its own,
  /// so that Control-C does not end the browser with ``PreviewWatch``.
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
    return unsafe SpawnAttributes.with(ownGroup: true) { attributes in
      unsafe posix_spawnp(&process, program, nil, attributes, &words, environ) == 0
    }
  }
}
