import MarqueeImages
import MarqueePlatform

/// The metadata of a file, read without opening it.
package struct FileStatus {
  let kind: FileKind
  let identity: FileIdentity
  package let device: UInt64
  let owner: uid_t
  let group: gid_t
  let mode: mode_t
  let linkCount: Int

  /// Reads the status at a path without following a symbolic link; `nil` if nothing is there.
  init?(ofLink path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Reads the status at a path, following symbolic links; `nil` if nothing is there.
  package init?(ofTarget path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Reads the status of a folder's entry without following a symbolic link.
  init?(of name: String, in folder: OpenFolder) {
    var status = stat()
    guard unsafe fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return nil
    }
    self.init(status)
  }

  /// Reads the status of a folder's entry, following symbolic links.
  init?(ofTarget name: String, in folder: OpenFolder) {
    var status = stat()
    guard unsafe fstatat(folder.descriptor, name, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  init?(of descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    owner = status.st_uid
    group = status.st_gid
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
