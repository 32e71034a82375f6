import MarqueeCompiler
import MarqueePlatform

/// Cleans up when the process is interrupted.
///
/// A signal handler may do almost nothing. So the signals are blocked in all threads but one, which
/// waits for them and may take a lock and remove files.
package enum Interruption {
  /// Removes unfinished files on SIGINT, SIGTERM and SIGHUP before the process ends.
  ///
  /// Call this before starting any thread. The process still ends by the signal, as it would
  /// otherwise. A signal that the parent process set to be ignored stays ignored.
  package static func watch() {
    var watched = sigset_t()
    unsafe sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      unsafe sigaddset(&watched, number)
    }
    guard unsafe pthread_sigmask(SIG_BLOCK, &watched, nil) == 0 else { return }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let isStarted =
      unsafe pthread_create(
        &thread, nil,
        { _ in
          Interruption.waitAndEnd()
          return nil
        }, nil) == 0
    // Without the thread, nothing would receive the signals.
    if !isStarted { unsafe pthread_sigmask(SIG_UNBLOCK, &watched, nil) }
  }

  /// Lets a command finish its files after its standard output is closed, as by `head`.
  package static func ignoreClosedOutput() {
    signal(SIGPIPE, SIG_IGN)
  }

  package static func endByClosedOutput() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }

  /// Waits for one of the signals that this thread blocks, and ends the process by it.
  private static func waitAndEnd() {
    var watched = sigset_t()
    guard unsafe pthread_sigmask(SIG_BLOCK, nil, &watched) == 0 else { return }
    var number: Int32 = 0
    guard unsafe sigwait(&watched, &number) == 0 else { return }
    TemporaryFiles.removeAll { [number, watched] in
      var watched = watched
      signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &watched, nil)
      kill(getpid(), number)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
