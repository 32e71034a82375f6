import MarqueeImages
package import MarqueePlatform
import MarqueeScreen

/// A folder that is held open, so that operations stay in it even if its path is changed.
///
/// Paths inside it follow no links, neither to folders nor to files. Only here the system is asked
/// to open, examine, rename or remove a file.
package final class OpenFolder: Sendable {
  package let path: String
  private let descriptor: Int32

  /// The current folder; a name in it is any path, as the system reads it.
  static let current = OpenFolder(".", descriptor: AT_FDCWD)

  private static let folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  private static let cannotBeRead = "it cannot be read"
  private static let cannotBeWritten = "it cannot be written"

  private init(_ path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a folder given by a person; follows a link.
  package convenience init(_ path: String) throws(FileError) {
    let descriptor = unsafe open(path, Self.folderFlags)
    guard descriptor >= 0 else {
      // Either the path itself is not a folder, or a part of it.
      let isThere = errno == ENOTDIR && Disk().kind(of: path) != nil
      throw isThere ? .isFile(path: path) : .ofSystem(path, failing: Self.cannotBeRead)
    }
    self.init(path, descriptor: descriptor)
  }

  /// Opens a folder of this user that is not a link, and creates it if missing; links before its
  /// last part are followed.
  ///
  /// - Throws: ``FileError/isLink(path:)`` for a link.
  convenience init(makingNoLink path: String) throws(FileError) {
    // With a trailing slash, a link would be followed.
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let parent = try Disk().folder(making: ContentPath.folder(of: path))
    let found = try parent.descriptor(of: ContentPath.name(of: path), path, making: 0o700)
    self.init(path, descriptor: found)
  }

  package func path(of name: String) -> String { ContentPath.joined(path, name) }

  // MARK: - Folders

  /// Opens a folder in this one that is not a link.
  ///
  /// - Parameters:
  ///   - name: One part of a path.
  ///   - mode: The permissions to create the folder with if it is missing; `nil` to create none.
  func folder(_ name: String, making mode: mode_t? = nil) throws(FileError) -> OpenFolder {
    let path = path(of: name)
    return OpenFolder(path, descriptor: try descriptor(of: name, path, making: mode))
  }

  private func descriptor(
    of name: String, _ path: String, making mode: mode_t?
  ) throws(FileError) -> Int32 {
    var found = unsafe openat(descriptor, name, Self.folderFlags | O_NOFOLLOW)
    if found < 0, errno == ENOENT, let mode {
      // Another process may have created it at the same time, which is fine.
      guard unsafe mkdirat(descriptor, name, mode) == 0 || errno == EEXIST else {
        throw errno == ENOENT
          ? .other(path: path, reason: "no folder can be created there")
          : .ofSystem(path, failing: Self.cannotBeWritten)
      }
      found = unsafe openat(descriptor, name, Self.folderFlags | O_NOFOLLOW)
    }
    guard found < 0 else { return found }
    guard errno == ENOTDIR || errno == ELOOP else {
      throw .ofSystem(path, failing: Self.cannotBeRead)
    }
    // For a link, some systems report a link, and others something that is not a folder.
    throw status(of: name)?.kind == .symbolicLink ? .isLink(path: path) : .isFile(path: path)
  }

  /// The folder at a path below this one, which must not lead out of it.
  ///
  /// - Parameters:
  ///   - inside: The path; empty or `.` for this folder.
  ///   - makes: Whether to create missing folders.
  func folder(at inside: String, makingFolders makes: Bool = false) throws(FileError)
    -> OpenFolder
  {
    guard !inside.isEmpty, inside != "." else { return self }
    guard ContentPath.staysInside(inside) else {
      throw .other(path: path(of: inside), reason: "it leads out of its folder")
    }
    var folder = self
    for part in ContentPath.parts(of: inside) {
      folder = try folder.folder(String(Substring(part)), making: makes ? 0o777 : nil)
    }
    return folder
  }

  /// The folder that contains a file below this one, and the file's name there.
  func place(
    of inside: String, makingFolders makes: Bool = false
  ) throws(FileError) -> (folder: OpenFolder, name: String) {
    guard ContentPath.staysInside(inside) else {
      throw .other(path: path(of: inside), reason: "it leads out of its folder")
    }
    let folder = try folder(at: ContentPath.folder(of: inside), makingFolders: makes)
    return (folder, ContentPath.name(of: inside))
  }

  /// The names of a folder's entries, including hidden ones, in no particular order.
  struct Names {
    /// The names that are valid UTF-8.
    var valid: [String] = []
    /// The bytes of the other names, which a `String` cannot hold.
    var invalid: [[UInt8]] = []
  }

  func names() throws(FileError) -> Names {
    // The listing needs its own descriptor: it closes it, and otherwise would share its position
    // with other listings.
    let own = unsafe openat(descriptor, ".", Self.folderFlags)
    guard own >= 0, let stream = unsafe fdopendir(own) else {
      let error = FileError.ofSystem(path, failing: Self.cannotBeRead)
      close(own)
      throw error
    }
    defer { unsafe closedir(stream) }
    var names = Names()
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return names }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        // An incomplete listing must not be taken for a complete one.
        guard errno == 0 else { throw .ofSystem(path, failing: Self.cannotBeRead) }
        return names
      }
      // The entry's memory ends after its name, so the structure must not be copied as a whole.
      let name = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      if let text = unsafe String(validatingCString: name) {
        if text != ".", text != ".." { names.valid.append(text) }
      } else {
        let bytes = unsafe UnsafeRawBufferPointer(start: name, count: strlen(name))
        unsafe names.invalid.append([UInt8](bytes))
      }
    }
  }

  /// The names of all entries in a folder below this one, including hidden ones; empty if the
  /// folder does not exist.
  package func names(in inside: String) throws(FileError) -> [String] {
    do throws(FileError) {
      return try folder(at: inside).names().valid.sortedByBytes()
    } catch .missing {
      return []
    }
  }

  /// Makes the names in a folder below this one last; if the system cannot do it, nothing breaks.
  package func synchronize(_ inside: String = "") {
    guard let folder = try? folder(at: inside) else { return }
    fsync(folder.descriptor)
  }

  /// Keeps other runs from locking this folder until the process ends, or the lock is closed.
  ///
  /// The lock's file stays: if it were removed, two runs could lock two files of that name.
  ///
  /// - Returns: The descriptor of the lock.
  /// - Throws: ``FileError/locked(path:)`` if another run has locked it.
  func lock(_ name: String) throws(FileError) -> Int32 {
    let lock = unsafe openat(descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard lock >= 0 else {
      throw errno == ELOOP
        ? .isLink(path: path(of: name)) : .ofSystem(path(of: name), failing: Self.cannotBeWritten)
    }
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let error: FileError =
        errno == EWOULDBLOCK
        ? .locked(path: path) : .ofSystem(path(of: name), failing: "it cannot be locked")
      close(lock)
      throw error
    }
    return lock
  }

  // MARK: - Status

  var status: FileStatus? { Self.status(of: descriptor) }

  /// The metadata of an entry of this folder; `nil` if there is none.
  func status(of name: String, followingLinks follows: Bool = false) -> FileStatus? {
    var status = stat()
    let flags = follows ? 0 : AT_SYMLINK_NOFOLLOW
    guard unsafe fstatat(descriptor, name, &status, flags) == 0 else { return nil }
    return FileStatus(status)
  }

  /// The metadata of a file below this folder; `nil` if there is none.
  package func status(at inside: String) -> FileStatus? {
    // A file in a folder that cannot be opened is as good as missing to all who ask.
    guard let (folder, name) = try? place(of: inside) else { return nil }
    return folder.status(of: name)
  }

  /// Whether a name that is not UTF-8 belongs to a folder.
  func isFolder(named name: [UInt8]) -> Bool {
    var status = stat()
    let name = name.map(CChar.init(bitPattern:)) + [0]
    return unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  static func status(of descriptor: Int32) -> FileStatus? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
  }

  // MARK: - Reading

  /// Opens a regular file in this folder without blocking, whatever is there.
  ///
  /// - Parameters:
  ///   - name: The bytes of its name.
  ///   - path: Its path in messages.
  func file(
    _ name: some Sequence<UInt8>, as path: String, followingLinks follows: Bool = false
  ) throws(FileError) -> OpenFile {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (follows ? 0 : O_NOFOLLOW)
    let file = unsafe openat(descriptor, name.map(CChar.init(bitPattern:)) + [0], flags)
    guard file >= 0 else {
      throw errno == ELOOP && !follows
        ? .isLink(path: path) : .ofSystem(path, failing: Self.cannotBeRead)
    }
    return try OpenFile(file, path: path)
  }

  /// Reads a regular file below this folder.
  ///
  /// - Throws: ``FileError/isLink(path:)`` for a link.
  package func read(_ inside: String) throws(FileError) -> ReadFile {
    let (folder, name) = try place(of: inside)
    return try ReadFile(folder.file(name.utf8, as: path(of: inside)))
  }

  /// The bytes of a file below this folder; `nil` if there is none.
  package func bytesIfPresent(of inside: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try read(inside).bytes
    } catch .missing {
      return nil
    }
  }

  // MARK: - Writing

  /// Writes a file below this folder, completely or not at all, and only if its bytes change.
  ///
  /// Readers see the old file until then. Missing folders are created, permissions are kept, and a
  /// link is replaced, whether it leads to a file or nowhere.
  ///
  /// - Parameter isDurable: Whether the bytes are synchronized to disk before the file is renamed.
  /// - Returns: Whether anything was written.
  @discardableResult
  package func write(
    _ bytes: [UInt8], to inside: String, isDurable: Bool = false
  ) throws(FileError) -> Bool {
    let (folder, name) = try place(of: inside, makingFolders: true)
    let old = folder.status(of: name)
    let isLink = old?.kind == .symbolicLink
    switch (isLink ? folder.status(of: name, followingLinks: true) : old)?.kind {
    case .directory: throw .isFolder(path: path(of: inside))
    case .pipe, .special: throw .notRegular(path: path(of: inside))
    case .regular where !isLink && old?.identity.byteCount == bytes.count:
      // An old file that cannot be read counts as different; writing reports any error.
      if let same = try? folder.read(name).bytes, same.hasSameBytes(as: bytes) { return false }
    case .regular, .symbolicLink, nil: break
    }
    try folder.replace(name, with: bytes, mode: isLink ? nil : old?.mode, isDurable: isDurable)
    return true
  }

  /// Replaces a file below this folder, unless it has changed.
  ///
  /// - Parameters:
  ///   - old: The bytes of the file when it was read; `nil` if it did not exist.
  ///   - bytes: The new bytes, which are synchronized to disk before the file is renamed.
  /// - Throws: ``FileError/changed(path:)`` if the file has changed since it was read.
  package func replace(
    _ inside: String, expecting old: [UInt8]?, with bytes: [UInt8]
  ) throws(FileError) {
    let (folder, name) = try place(of: inside, makingFolders: true)
    let status = folder.status(of: name)
    try folder.replace(name, with: bytes, mode: status?.mode, isDurable: true) {
      () throws(FileError) in
      guard try folder.bytesIfPresent(of: name) == old else {
        throw .changed(path: path(of: inside))
      }
    }
    if let status { folder.date(name, after: status.identity.modificationTime) }
  }

  /// Gives a file a modification time in a later second than an earlier version's.
  ///
  /// Servers derive validators from whole seconds, so two versions with the same length and second
  /// would count as equal.
  private func date(_ name: String, after old: Int64) {
    let second: Int64 = 1_000_000_000
    guard let status = status(of: name), status.identity.modificationTime / second <= old / second
    else { return }
    let time = timespec(tv_sec: time_t(old / second + 1), tv_nsec: 0)
    // On a file system without times, this failure is harmless.
    _ = unsafe [time, time].withUnsafeBufferPointer { times in
      unsafe utimensat(descriptor, name, times.baseAddress, AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Writes bytes to a temporary file in this folder, and renames it.
  ///
  /// Readers see either the old file or the new one. A link with that name is replaced, not
  /// followed. If anything fails, the temporary file is removed.
  ///
  /// - Parameters:
  ///   - name: The name, one part of a path.
  ///   - mode: The permissions of the new file; `nil` for the default ones.
  ///   - temporaryName: The name of the temporary file; `nil` for a random one.
  ///   - check: Called right before the old file is replaced; throws to prevent that.
  package func replace(
    _ name: String, with bytes: [UInt8], mode: mode_t?, by temporaryName: String? = nil,
    isDurable: Bool = false, check: () throws(FileError) -> Void = {}
  ) throws(FileError) {
    let temporary = temporaryName ?? TemporaryFiles.name(for: name)
    let path = path(of: name)
    let file = TemporaryFiles.add(self.path(of: temporary)) {
      // A name that exists, as a link or otherwise, is not opened.
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      return unsafe openat(self.descriptor, temporary, flags, mode ?? 0o666)
    }
    defer { TemporaryFiles.forget(self.path(of: temporary)) }
    guard file >= 0 else { throw .ofSystem(path, failing: Self.cannotBeWritten) }
    do throws(FileError) {
      // What the process must not give to a new file it may give to one that it has made.
      if let mode { fchmod(file, mode) }
      try Self.write(bytes, to: file, path, isDurable: isDurable)
      try check()
      try rename(temporary, to: name)
    } catch {
      _ = unsafe unlinkat(descriptor, temporary, 0)
      throw error
    }
  }

  /// Writes all bytes, and closes the descriptor in any case.
  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String, isDurable: Bool
  ) throws(FileError) {
    var offset = 0
    var isWritten = true
    while offset < bytes.count, isWritten {
      let count = unsafe bytes[offset...].withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 { offset += count } else { isWritten = errno == EINTR }
    }
    if isDurable, isWritten { isWritten = fsync(descriptor) == 0 }
    guard isWritten else {
      let failure = FileError.ofSystem(path, failing: cannotBeWritten)
      close(descriptor)
      throw failure
    }
    // Some file systems report only here that there is no space.
    if close(descriptor) != 0 { throw .ofSystem(path, failing: cannotBeWritten) }
  }

  /// Renames an entry; both names are paths below this folder.
  func rename(_ old: String, to new: String) throws(FileError) {
    guard unsafe renameat(descriptor, old, descriptor, new) == 0 else {
      throw .ofSystem(path(of: new), failing: Self.cannotBeWritten)
    }
  }

  // MARK: - Removing

  /// Removes a file below this folder; links are not followed.
  ///
  /// - Throws: ``FileError`` if there is none, or it cannot be removed.
  package func remove(_ inside: String) throws(FileError) {
    let (folder, name) = try place(of: inside)
    guard unsafe unlinkat(folder.descriptor, name, 0) == 0 else {
      throw .ofSystem(path(of: inside), failing: "it cannot be removed")
    }
  }

  /// Removes temporary files of runs that were killed during a write.
  ///
  /// Those of runs that are writing now are younger.
  ///
  /// - Parameter inside: The path of a folder below this one; empty for this one.
  /// - Complexity: O(*n*) in the entries of the folder.
  package func removeLeftovers(in inside: String = "") {
    // In a folder that cannot be listed they stay, which is harmless.
    guard let folder = try? folder(at: inside), let names = try? folder.names().valid else {
      return
    }
    for name in names where TemporaryFiles.isName(name) {
      guard let status = folder.status(of: name), status.kind == .regular,
        status.identity.modificationTime < FileClock.now - TemporaryFiles.longestWrite
      else { continue }
      _ = unsafe unlinkat(folder.descriptor, name, 0)
    }
  }
}

extension [UInt8] {
  /// Whether all bytes are equal; much faster than comparing the arrays.
  func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        guard let first = own.baseAddress, let second = other.baseAddress else { return true }
        return unsafe memcmp(first, second, own.count) == 0
      }
    }
  }
}
