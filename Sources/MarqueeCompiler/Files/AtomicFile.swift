import MarqueeImages
import MarqueeSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a file as a whole or not at all.
enum AtomicFile {
  private static let reason = "it cannot be written"

  /// Writes bytes to a temporary file in a folder, and gives it its name there.
  ///
  /// Whoever reads meanwhile sees the old file or the new one. A symbolic link of that name is
  /// replaced, not followed. Where anything fails, the temporary file is removed.
  ///
  /// - Parameters:
  ///   - name: The name, one part of a path.
  ///   - mode: The permissions of the old file, which are kept; `nil` for the customary ones.
  ///   - keepsAttributes: Whether the new file gets the owner of the old one, as far as the user may
  ///     give it away, and on macOS its extended attributes and its access list.
  ///   - isDurable: Whether the bytes are on the disk before the file gets its name, so that a crash of
  ///     the system leaves the old file or the new one.
  ///   - check: Is called last before the old file is replaced, which it prevents by throwing.
  static func write(
    _ bytes: [UInt8], to name: String, in folder: OpenFolder, mode: mode_t?,
    keepsAttributes: Bool = false, isDurable: Bool = false, check: () throws(FileError) -> Void = {}
  ) throws(FileError) {
    let path = folder.path(of: name)
    let (temporary, descriptor, lock) = try makeTemporary(for: name, in: folder, mode: mode)
    // The name is locked until it is the real one, so that nobody takes it for a leftover.
    defer { if lock >= 0 { close(lock) } }
    let temporaryPath = folder.path(of: temporary)
    if keepsAttributes { copyAttributes(of: name, in: folder, to: descriptor) }
    // After the owner, for a change of that takes permissions away.
    if let mode { fchmod(descriptor, mode) }
    do throws(FileError) {
      try write(bytes, to: descriptor, path, isDurable: isDurable)
    } catch {
      try TemporaryFiles.finish(temporaryPath) { () throws(FileError) in
        folder.delete(temporary)
        throw error
      }
    }
    try TemporaryFiles.finish(temporaryPath) { () throws(FileError) in
      do throws(FileError) {
        try check()
        guard
          unsafe renameat(folder.descriptor, temporary, folder.descriptor, name) == 0
        else { throw .ofSystem(path, failing: reason) }
      } catch {
        folder.delete(temporary)
        throw error
      }
    }
  }

  /// Makes a temporary file that is locked for as long as its second descriptor is open.
  ///
  /// - Returns: The lock is negative on a volume without locks.
  private static func makeTemporary(
    for name: String, in folder: OpenFolder, mode: mode_t?
  ) throws(FileError) -> (name: String, descriptor: Int32, lock: Int32) {
    while true {
      let temporary = temporaryName(for: name)
      let descriptor = try TemporaryFiles.add(folder.path(of: temporary)) {
        () throws(FileError) in
        let descriptor = unsafe openat(
          folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
        guard descriptor >= 0 else { throw .ofSystem(folder.path(of: name), failing: reason) }
        return descriptor
      }
      // The lock is of the open file, so one descriptor can be closed early, to see that all is written.
      let lock = FileLock.take(descriptor) ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : -1
      // Another run may have taken it for a leftover just before it was locked.
      if lock < 0 || FileStatus(of: lock)?.linkCount != 0 { return (temporary, descriptor, lock) }
      TemporaryFiles.forget(folder.path(of: temporary))
      close(descriptor)
      close(lock)
    }
  }

  /// Gives an open file the owner, the extended attributes and the access list of another one.
  private static func copyAttributes(
    of name: String, in folder: OpenFolder, to descriptor: Int32
  ) {
    if let status = FileStatus(of: name, in: folder),
      fchown(descriptor, status.owner, status.group) != 0
    {
      // Only the system's administrator can give a file away; others may choose among their groups.
      _ = fchown(descriptor, .max, status.group)
    }
    #if canImport(Darwin)
      let old = unsafe openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard old >= 0 else { return }
      defer { close(old) }
      // A volume may have no such attributes; the content matters more than they do.
      _ = fcopyfile(old, descriptor, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #endif
  }

  /// Writes all bytes and closes the descriptor in any case.
  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String, isDurable: Bool
  ) throws(FileError) {
    var offset = 0
    var failure: FileError?
    while offset < bytes.count, failure == nil {
      let count = unsafe bytes[offset...].withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        offset += count
      } else if errno != EINTR {
        failure = .ofSystem(path, failing: reason)
      }
    }
    if isDurable, failure == nil, fsync(descriptor) != 0 {
      failure = .ofSystem(path, failing: reason)
    }
    if close(descriptor) != 0, failure == nil { failure = .ofSystem(path, failing: reason) }
    if let failure { throw failure }
  }

  /// A hidden name in the same folder, so that the last step is a rename on one volume.
  private static func temporaryName(for name: String) -> String {
    let mark = ".\(String(UInt64.random(in: .min ... .max), radix: 36))\(temporarySuffix)"
    // The start of the name is for people who find the file; a long one leaves no room for the rest.
    var start = name
    while 1 + start.utf8.count + mark.utf8.count > FileError.longestName {
      start.unicodeScalars.removeLast()
    }
    return ".\(start)\(mark)"
  }

  private static let temporarySuffix = ".marquee.tmp"

  /// How long a write may take at the most on a volume without locks, in nanoseconds: an hour.
  private static let longestWrite: Int64 = 3_600_000_000_000

  /// Removes temporary files that a run has left which was killed while it wrote.
  ///
  /// Only files are taken whose names could be those of ``write(_:to:)``, and that no run has locked.
  /// Where there are no locks, they must be an hour old.
  ///
  /// - Parameter folder: The folder; what cannot be listed is left alone.
  static func removeStaleTemporaryFiles(in folder: OpenFolder) {
    // What cannot be listed is left alone: the files do no harm.
    guard let names = try? folder.names() else { return }
    let leftovers = names.valid.filter { $0.hasPrefix(".") && $0.hasSuffix(temporarySuffix) }
    guard !leftovers.isEmpty else { return }
    let latest = FileClock.now - longestWrite
    for name in leftovers {
      guard let status = FileStatus(of: name, in: folder), status.kind == .regular else { continue }
      let file = unsafe openat(
        folder.descriptor, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
      defer { if file >= 0 { close(file) } }
      // What cannot be opened is judged by its age.
      let isLeft = file < 0 ? nil : FileLock.takeIfFree(file)
      if isLeft ?? (status.identity.modificationTime < latest) { folder.delete(name) }
    }
  }
}
