import MarqueePlatform

/// Locks on files and folders, which inform runs about each other: a locked one is in use, and an
/// unlocked one may be the leftover of a killed run.
///
/// The system releases a lock when the process ends, however it ends.
enum FileLock {
  /// Locks an open file or folder; returns `false` on a volume without locks.
  ///
  /// Waits while another run holds the lock.
  static func take(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Locks an open file or folder unless it is locked already; returns `nil` on a volume without
  /// locks.
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
