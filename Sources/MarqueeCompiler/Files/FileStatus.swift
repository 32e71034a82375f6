import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system reports about a file without opening it.
package struct FileStatus {
  let kind: FileKind
  let identity: FileIdentity
  /// The number of the volume that the file's number counts on.
  let device: UInt64
  /// The user that it belongs to.
  let owner: uid_t
  /// The group that it belongs to.
  let group: gid_t
  /// Who may do what with it.
  let mode: mode_t
  /// How many names it has.
  let linkCount: Int

  /// Asks for a path, a symbolic link counting as itself; `nil` if nothing is there.
  init?(ofLink path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Asks for a path, symbolic links followed; `nil` if nothing is there.
  package init?(ofTarget path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Asks for an entry of a folder, a symbolic link counting as itself.
  init?(of name: String, in folder: OpenFolder) {
    var status = stat()
    guard unsafe fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return nil
    }
    self.init(status)
  }

  /// Asks for an entry of a folder, symbolic links followed.
  init?(ofTarget name: String, in folder: OpenFolder) {
    var status = stat()
    guard unsafe fstatat(folder.descriptor, name, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  /// Asks for an open file.
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

/// The clock by which the system dates files.
enum FileClock {
  /// The nanoseconds since 1970.
  static var now: Int64 {
    var now = timespec()
    // This clock exists everywhere; at worst the time is that of the epoch.
    _ = unsafe clock_gettime(CLOCK_REALTIME, &now)
    return now.nanoseconds
  }

  /// How long ago a file was changed at the least that a second change would give another time: the
  /// coarsest clock of a file system, of two seconds, in nanoseconds.
  static let settlingTime: Int64 = 2_000_000_000
}
