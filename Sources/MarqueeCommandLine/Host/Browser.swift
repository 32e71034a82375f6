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
    return unsafe withAttributes { attributes in
      unsafe posix_spawnp(&process, program, nil, attributes, &words, environ) == 0
    }
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Makes the attributes of the new process, which would else hold back the signals that
  /// ``Interruption`` holds back in this one.
  private static func withAttributes(
    _ body: (UnsafePointer<Attributes>) -> Bool
  ) -> Bool {
    #if canImport(Darwin)
      var attributes: Attributes = nil
    #else
      var attributes = Attributes()
    #endif
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP)
    guard unsafe posix_spawnattr_setsigmask(&attributes, &none) == 0,
      unsafe posix_spawnattr_setpgroup(&attributes, 0) == 0,
      unsafe posix_spawnattr_setflags(&attributes, flags) == 0
    else { return false }
    return unsafe body(&attributes)
  }
}
