#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Says early that something in some folders may have changed.
///
/// It is a hint: folders are looked at on time without it too. Where the system has no such service,
/// or no more room for it, only the time passes.
final class ChangeSignal {
  #if os(Linux)
    /// The queue of events; -1 for none.
    private let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    /// The folders that are watched.
    private var folders: Set<String> = []

    /// What may be a change: a file is complete when it is closed, and not with its first byte.
    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }
  #endif

  /// Watches folders, those inside them not included; what is watched already stays so.
  func watch(_ paths: [String]) {
    #if os(Linux)
      guard descriptor >= 0 else { return }
      for path in paths where !folders.contains(path) {
        guard unsafe inotify_add_watch(descriptor, path, Self.events) >= 0 else { continue }
        folders.insert(path)
      }
      // A folder that is gone is watched anew when it is back.
      folders.formIntersection(paths)
    #endif
  }

  /// Waits for a sign of a change.
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
      // What happened is seen by looking at the folders.
      var events = [UInt8](repeating: 0, count: 4096)
      while unsafe read(descriptor, &events, events.count) > 0 {}
    #else
      usleep(UInt32(milliseconds) * 1000)
    #endif
  }
}
