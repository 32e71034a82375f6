#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signals early that something in some folders may have changed.
///
/// It is a hint: folders are checked regularly without it too. If the system has no such service,
/// or no free watches, it only waits.
final class ChangeSignal {
  #if os(Linux)
    /// The event queue; -1 for none.
    private let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    /// The watched folders.
    private var folders: Set<String> = []

    /// The events that may be a change: a file is complete when it is closed, not at its first
    /// byte.
    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }
  #endif

  /// Watches folders, but not those inside them; a watched folder stays watched.
  func watch(_ paths: [String]) {
    #if os(Linux)
      guard descriptor >= 0 else { return }
      for path in paths where !folders.contains(path) {
        guard unsafe inotify_add_watch(descriptor, path, Self.events) >= 0 else { continue }
        folders.insert(path)
      }
      // A deleted folder must be watched again when it is back.
      folders.formIntersection(paths)
    #endif
  }

  /// Waits for a possible change.
  ///
  /// - Parameter milliseconds: The longest time to wait.
  func wait(atMost milliseconds: Int32) {
    #if os(Linux)
      guard descriptor >= 0 else {
        usleep(UInt32(milliseconds) * 1000)
        return
      }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, milliseconds) > 0 else { return }
      // The events are discarded: looking at the folders shows what happened.
      var events = [UInt8](repeating: 0, count: 4096)
      while unsafe read(descriptor, &events, events.count) > 0 {}
    #else
      usleep(UInt32(milliseconds) * 1000)
    #endif
  }
}
