import MarqueeImages
import MarqueePlatform

/// A folder that is held open, so that operations stay in it even if its path is changed.
///
/// Paths inside it follow no links, neither to folders nor to files.
package final class OpenFolder: Sendable {
  package let path: String
  let descriptor: Int32

  private init(_ path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  /// Opens a folder given by a person; follows a link.
  package convenience init(_ path: String) throws(FileError) {
    let descriptor = unsafe open(path, Self.flags)
    guard descriptor >= 0 else {
      // Either the path itself is not a folder, or a part of it.
      let isThere = errno == ENOTDIR && LocalFiles.kind(of: path) != nil
      throw isThere ? .isFile(path: path) : .ofSystem(path, failing: "it cannot be read")
    }
    self.init(path, descriptor: descriptor)
  }

  /// Opens a folder given by a person, and creates it if missing.
  package static func making(_ path: String) throws(FileError) -> OpenFolder {
    try LocalFiles.makeFolder(path)
    return try OpenFolder(path)
  }

  /// Opens a folder that is not a link, and creates it if missing.
  ///
  /// - Parameters:
  ///   - path: The path; links before its last part are followed.
  ///   - mode: The permissions of a new folder.
  /// - Throws: ``FileError/isLink(path:)`` for a link.
  static func makingNoLink(_ path: String, mode: mode_t) throws(FileError) -> OpenFolder {
    // With a trailing slash, a link would be followed.
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let parent = try making(ContentPath.folder(of: path))
    let descriptor = try parent.descriptor(
      ofFolder: ContentPath.name(of: path), path: path, making: mode)
    return OpenFolder(path, descriptor: descriptor)
  }

  package func path(of name: String) -> String { ContentPath.joined(path, name) }

  // MARK: - Folders

  /// Opens a folder in this one.
  ///
  /// - Parameters:
  ///   - name: One part of a path.
  ///   - mode: The permissions to create the folder with if it is missing; `nil` to create none.
  func folder(_ name: String, making mode: mode_t? = nil) throws(FileError) -> OpenFolder {
    let path = path(of: name)
    return OpenFolder(path, descriptor: try descriptor(ofFolder: name, path: path, making: mode))
  }

  private func descriptor(
    ofFolder name: String, path: String, making mode: mode_t?
  ) throws(FileError) -> Int32 {
    var found = unsafe openat(descriptor, name, Self.flags | O_NOFOLLOW)
    if found < 0, errno == ENOENT, let mode {
      // Another process may have created it at the same time, which is fine.
      guard unsafe mkdirat(descriptor, name, mode) == 0 || errno == EEXIST else {
        throw .ofSystem(path, failing: "it cannot be written")
      }
      found = unsafe openat(descriptor, name, Self.flags | O_NOFOLLOW)
    }
    guard found < 0 else { return found }
    guard errno == ENOTDIR || errno == ELOOP else {
      throw .ofSystem(path, failing: "it cannot be read")
    }
    // For a link, some systems report a link, and others something that is not a folder.
    throw FileStatus(of: name, in: self)?.kind == .symbolicLink
      ? .isLink(path: path) : .isFile(path: path)
  }

  /// The folder that contains a file below this one, and the file's name there.
  ///
  /// - Parameters:
  ///   - inside: The file's path inside this folder.
  ///   - makes: Whether to create missing folders.
  func place(
    of inside: String, makingFolders makes: Bool = false
  ) throws(FileError) -> (folder: OpenFolder, name: String) {
    guard ContentPath.staysInside(inside) else {
      throw .other(path: path(of: inside), reason: "it leads out of its folder")
    }
    var folder = self
    if case let around = ContentPath.folder(of: inside), around != "." {
      folder = try self.folder(at: around, making: makes ? 0o777 : nil)
    }
    return (folder, ContentPath.name(of: inside))
  }

  /// The folder at a path below this one, which must not lead out of it.
  private func folder(at inside: String, making mode: mode_t? = nil) throws(FileError)
    -> OpenFolder
  {
    var folder = self
    for part in ContentPath.parts(of: inside) {
      folder = try folder.folder(String(Substring(part)), making: mode)
    }
    return folder
  }

  // MARK: - Files

  /// Opens a regular file below this folder, reads from it, and closes it.
  ///
  /// - Parameters:
  ///   - inside: The file's path inside this folder.
  ///   - body: Returns `nil` if reading fails.
  /// - Throws: ``FileError/isLink(path:)`` for a link.
  func reading<Result>(
    _ inside: String, _ body: (OpenFile, FileStatus) throws(FileError) -> Result?
  ) throws(FileError) -> Result {
    let (folder, name) = try place(of: inside)
    let file = folder.openFile(name)
    guard file >= 0 else {
      throw errno == ELOOP
        ? .isLink(path: path(of: inside))
        : .ofSystem(path(of: inside), failing: "it cannot be read")
    }
    return try LocalFiles.reading(file, of: path(of: inside), body)
  }

  /// Opens an entry of this folder without blocking; fails for a link.
  private func openFile(_ name: String) -> Int32 {
    unsafe openat(descriptor, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Writes a file below this folder, completely or not at all, and only if its bytes change.
  ///
  /// Readers see the old file until then. Missing folders are created. A link is replaced, whether
  /// it leads to a file or nowhere.
  ///
  /// - Parameter isDurable: Whether the bytes are synchronized to disk before the file is renamed.
  /// - Returns: Whether anything was written.
  @discardableResult
  package func write(
    _ bytes: [UInt8], to inside: String, isDurable: Bool = false
  ) throws(FileError) -> Bool {
    let (folder, name) = try place(of: inside, makingFolders: true)
    let path = path(of: inside)
    let file = folder.openFile(name)
    guard file >= 0 else {
      if errno != ENOENT { try folder.checkReplacing(name, path) }
      try AtomicFile.write(
        bytes, to: name, in: folder, mode: FileStatus(of: name, in: folder)?.ownMode,
        isDurable: isDurable)
      return true
    }
    let old: (isSame: Bool, mode: mode_t) = try LocalFiles.reading(file, of: path) { file, status in
      // An old file that cannot be read counts as different; writing reports any error.
      (file.holds(bytes) ?? false, status.mode)
    }
    guard !old.isSame else { return false }
    try AtomicFile.write(bytes, to: name, in: folder, mode: old.mode, isDurable: isDurable)
    return true
  }

  /// Throws if something that could not be opened must not be replaced by a file.
  private func checkReplacing(_ name: String, _ path: String) throws(FileError) {
    guard var status = FileStatus(of: name, in: self) else { return }
    if status.kind == .symbolicLink {
      guard let target = FileStatus(ofTarget: name, in: self) else { return }
      status = target
    }
    switch status.kind {
    case .directory: throw .isFolder(path: path)
    case .pipe, .special: throw .notRegular(path: path)
    case .regular, .symbolicLink: return
    }
  }

  /// Removes temporary files of runs that were killed during a write.
  ///
  /// - Parameter inside: The path of a folder below this one; empty for this one.
  /// - Complexity: O(*n*) in the entries of the folder.
  package func removeStaleTemporaryFiles(in inside: String = "") {
    // Folders that cannot be opened are skipped.
    let folder = inside.isEmpty ? self : try? self.folder(at: inside)
    if let folder { AtomicFile.removeStaleTemporaryFiles(in: folder) }
  }

  /// Removes a file or a link in this folder, if it can.
  func delete(_ name: String) {
    _ = unsafe unlinkat(descriptor, name, 0)
  }
}

extension FileStatus {
  /// The permissions of a regular file; `nil` for anything else.
  fileprivate var ownMode: mode_t? { kind == .regular ? mode : nil }
}
