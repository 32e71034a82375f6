#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Locks of files and folders by which runs know of each other: what is locked is in use, and what is
/// not may be what a killed run has left.
///
/// The system gives a lock up when the process ends, however it ends.
enum FileLock {
  /// Locks an open file or folder; `false` on a volume without locks.
  ///
  /// It waits only as long as another run has it.
  static func take(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Locks an open file or folder unless somebody else has; `nil` on a volume without locks.
  static func takeIfFree(_ descriptor: Int32) -> Bool? {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      default: return nil
      }
    }
    return true
  }
}
