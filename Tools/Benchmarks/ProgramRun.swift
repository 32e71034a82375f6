#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The resources that a program used from start to end, as accounted for by the system.
struct ProgramRun {
  /// The time by the clock.
  let duration: Duration
  /// The processor time of all threads, in the program and in the system.
  let processorTime: Duration
  /// The peak memory in bytes.
  let peakByteCount: Int

  /// Runs a program and discards its output.
  ///
  /// - Parameter command: The program, which is looked up in `PATH`, and its arguments.
  /// - Returns: `nil` if it cannot be started, or fails.
  init?(_ command: [String]) {
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { while let argument = unsafe arguments.popLast() { unsafe free(argument) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      let error = unsafe posix_spawn_file_actions_addopen(
        &actions, stream, "/dev/null", O_WRONLY, 0)
      guard error == 0 else { return nil }
    }
    var process = pid_t()
    let start = ContinuousClock.now
    guard unsafe posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) != process {
      guard errno == EINTR else { return nil }
    }
    guard status == 0 else { return nil }
    duration = ContinuousClock.now - start
    processorTime = Duration(usage.ru_utime) + Duration(usage.ru_stime)
    #if canImport(Darwin)
      peakByteCount = Int(usage.ru_maxrss)
    #else
      // Linux reports kibibytes.
      peakByteCount = Int(usage.ru_maxrss) * 1024
    #endif
  }
}

extension Duration {
  init(_ time: timeval) {
    self = .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
  }
}
