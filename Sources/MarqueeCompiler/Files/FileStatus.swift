package import MarqueeImages
import MarqueePlatform

/// The metadata of a file, read without opening it.
package struct FileStatus: Sendable {
  package let kind: FileKind
  package let identity: FileIdentity
  package let device: UInt64
  let owner: uid_t
  let mode: mode_t
  let linkCount: Int

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    owner = status.st_uid
    mode = status.st_mode & 0o777
    linkCount = Int(clamping: status.st_nlink)
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .pipe
      default: .special
      }
    #if canImport(Darwin)
      let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modification, change) = (status.st_mtim, status.st_ctim)
    #endif
    identity = FileIdentity(
      byteCount: Int(clamping: status.st_size),
      modificationTime: modification.nanoseconds, changeTime: change.nanoseconds,
      fileNumber: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Whether both belong to the same file or folder.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && identity.fileNumber == other.identity.fileNumber
  }
}

extension timespec {
  /// The nanoseconds since 1970.
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}

enum FileClock {
  /// The nanoseconds since 1970.
  static var now: Int64 {
    var now = timespec()
    // This clock exists on every system; in the worst case, the result is the epoch.
    _ = unsafe clock_gettime(CLOCK_REALTIME, &now)
    return now.nanoseconds
  }

  /// The age after which a further change of a file certainly gets another time, in nanoseconds.
  ///
  /// The coarsest file system clock has steps of two seconds.
  static let settlingTime: Int64 = 2_000_000_000
}
