package import MarqueePlatform

package enum SpawnAttributes {
  #if canImport(Darwin)
    package typealias Value = posix_spawnattr_t?
  #else
    package typealias Value = posix_spawnattr_t
  #endif

  /// Makes attributes for a new process that reset its signals.
  ///
  /// Without them, the new process would block and ignore the signals that this one does.
  ///
  /// - Parameters:
  ///   - ownGroup: Whether Control-C must not end the new process together with this one.
  ///   - body: Starts the process.
  /// - Returns: What `body` returns; `false` if the system provides no attributes.
  package static func with(ownGroup: Bool, _ body: (UnsafePointer<Value>) -> Bool) -> Bool {
    #if canImport(Darwin)
      var attributes: Value = nil
    #else
      var attributes = Value()
    #endif
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGPIPE)
    let flags =
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
      | (ownGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0)
    guard unsafe posix_spawnattr_setsigmask(&attributes, &none) == 0,
      unsafe posix_spawnattr_setsigdefault(&attributes, &usual) == 0,
      unsafe posix_spawnattr_setpgroup(&attributes, 0) == 0,
      unsafe posix_spawnattr_setflags(&attributes, flags) == 0
    else { return false }
    return unsafe body(&attributes)
  }
}
