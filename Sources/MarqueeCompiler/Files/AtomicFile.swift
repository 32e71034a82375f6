import MarqueeDiagnostics
import MarqueeImages
import MarqueePlatform
import MarqueeScreen

enum AtomicFile {
  private static let reason = "it cannot be written"

  /// Writes bytes to a temporary file in a folder, and renames it there.
  ///
  /// Readers see either the old file or the new one. A symbolic link with that name is replaced,
  /// not followed. If anything fails, the temporary file is removed.
  ///
  /// - Parameters:
  ///   - name: The name, one part of a path.
  ///   - mode: The permissions of the old file, which are kept; `nil` for the default ones.
  ///   - keepsAttributes: Whether the new file gets the owner of the old one, if the user
  ///     may change it, and on macOS its extended attributes and its access control list.
  ///   - isDurable: Whether the bytes are synchronized to disk before the rename, so that a system
  ///     crash leaves either the old file or the new one.
  ///   - check: Called right before the old file is replaced; throws to prevent that.
  static func write(
    _ bytes: [UInt8], to name: String, in folder: OpenFolder, mode: mode_t?,
    keepsAttributes: Bool = false, isDurable: Bool = false, check: () throws(FileError) -> Void = {}
  ) throws(FileError) {
    let path = folder.path(of: name)
    let (temporary, descriptor, lock) = try makeTemporary(for: name, in: folder, mode: mode)
    // The temporary name is locked until it is renamed, so that no other run removes it as a
    // leftover.
    defer { if lock >= 0 { close(lock) } }
    let temporaryPath = folder.path(of: temporary)
    if keepsAttributes { copyAttributes(of: name, in: folder, to: descriptor) }
    // After changing the owner, because that clears permissions.
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

  /// Makes a temporary file that is locked while its second descriptor is open.
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
      // The lock belongs to the open file, so the other descriptor can be closed early, to see
      // errors.
      let lock = FileLock.take(descriptor) ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : -1
      // Another run may have removed it as a leftover just before it was locked.
      if lock < 0 || FileStatus(of: lock)?.linkCount != 0 { return (temporary, descriptor, lock) }
      TemporaryFiles.forget(folder.path(of: temporary))
      close(descriptor)
      close(lock)
    }
  }

  /// Gives an open file the owner, the extended attributes and the access control list of another.
  private static func copyAttributes(
    of name: String, in folder: OpenFolder, to descriptor: Int32
  ) {
    if let status = FileStatus(of: name, in: folder),
      fchown(descriptor, status.owner, status.group) != 0
    {
      // Only the superuser can change a file's owner; other users can choose among their groups.
      _ = fchown(descriptor, .max, status.group)
    }
    #if canImport(Darwin)
      let old = unsafe openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard old >= 0 else { return }
      defer { close(old) }
      // A volume may not support these attributes, and the content matters more.
      _ = fcopyfile(old, descriptor, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #endif
  }

  /// Writes all bytes, and closes the descriptor in any case.
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
    // The start of the name helps people who find the file; a long one is cut to leave space for
    // the rest.
    var start = name
    while 1 + start.utf8.count + mark.utf8.count > FileError.maximumNameLength {
      start.unicodeScalars.removeLast()
    }
    return ".\(start)\(mark)"
  }

  private static let temporarySuffix = ".marquee.tmp"

  /// The longest duration of a write on a volume without locks, in nanoseconds: an hour.
  private static let longestWrite: Int64 = 3_600_000_000_000

  /// Removes temporary files of runs that were killed during a write.
  ///
  /// Only files with a name that ``AtomicFile`` could have chosen are removed, and only if no run
  /// has locked them. Without locks, they must be an hour old.
  ///
  /// - Parameter folder: The folder; nothing happens if it cannot be listed.
  static func removeStaleTemporaryFiles(in folder: OpenFolder) {
    // If the folder cannot be listed, the files stay, which is harmless.
    guard let names = try? folder.names() else { return }
    let leftovers = names.valid.filter { $0.hasPrefix(".") && $0.hasSuffix(temporarySuffix) }
    guard !leftovers.isEmpty else { return }
    let latest = FileClock.now - longestWrite
    for name in leftovers {
      guard let status = FileStatus(of: name, in: folder), status.kind == .regular else { continue }
      let file = unsafe openat(
        folder.descriptor, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
      defer { if file >= 0 { close(file) } }
      // A file that cannot be opened is judged by its age.
      let isLeft = file < 0 ? nil : FileLock.takeIfFree(file)
      if isLeft ?? (status.identity.modificationTime < latest) { folder.delete(name) }
    }
  }
}
