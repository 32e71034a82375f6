import MarqueeImages
import MarqueePlatform

/// The local file system: the only place where content is read or written.
package enum LocalFiles {
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A pipe, a device or a socket, which is never opened because reading it might not end.
    case other

    fileprivate init(_ kind: FileKind) {
      self =
        switch kind {
        case .regular: .file
        case .directory: .folder
        case .symbolicLink, .pipe, .special: .other
        }
    }
  }

  /// The kind of thing at a path, following symbolic links; `nil` if nothing is there.
  package static func kind(of path: String) -> Kind? {
    // If its status cannot be read, neither can its content, so it counts as missing.
    FileStatus(ofTarget: path).map { Kind($0.kind) }
  }

  /// A path with all symbolic links resolved; `nil` if it leads nowhere.
  package static func target(of path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(validatingCString: target)
  }

  /// A path with all symbolic links resolved, also of a file that is not in its folder yet.
  package static func place(of path: String) -> String {
    target(of: path)
      ?? target(of: ContentPath.folder(of: path))
      .map { ContentPath.joined($0, ContentPath.name(of: path)) } ?? path
  }

  /// Whether a path leads to a link that leads back to itself.
  static func isCircle(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) != 0 && errno == ELOOP
  }

  /// The largest file that is read, in bytes; offsets in a property list could not address more.
  private static let maximumByteCount = 1 << 30

  /// The bytes of a regular file, following a symbolic link, or of an ``OpenStream``.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is larger than 1 GiB.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let stream = OpenStream(at: path) else { return try readVersion(path).bytes }
    guard let bytes = stream.readToEnd(atMost: maximumByteCount) else {
      throw .ofSystem(path, failing: "it cannot be read")
    }
    guard bytes.count <= maximumByteCount else { throw .tooLarge(path) }
    return bytes
  }

  /// The bytes of a regular file whose path may be any bytes, following a symbolic link.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is larger than 1 GiB.
  package static func read(at path: [UInt8]) throws(FileError) -> [UInt8] {
    try readVersion(at: path, named: visibleName(path)).bytes
  }

  private static func readVersion(
    at path: [UInt8], named name: String
  ) throws(FileError) -> ReadFile {
    // Opening does not block, whatever is at the path.
    let descriptor = unsafe open(
      path.map(CChar.init(bitPattern:)) + [0], O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofSystem(name, failing: "it cannot be read") }
    return try reading(descriptor, of: name, ReadFile.init)
  }

  /// The bytes of a regular file, with data that identifies this version of it.
  static func readVersion(_ path: String) throws(FileError) -> ReadFile {
    try readVersion(at: Array(path.utf8), named: path)
  }

  /// Reads from an open file, and closes it.
  ///
  /// - Parameters:
  ///   - path: The file's path in messages.
  ///   - body: Returns `nil` if reading fails.
  static func reading<Result>(
    _ descriptor: Int32, of path: String,
    _ body: (OpenFile, FileStatus) throws(FileError) -> Result?
  ) throws(FileError) -> Result {
    defer { close(descriptor) }
    guard let status = FileStatus(of: descriptor) else {
      throw .ofSystem(path, failing: "it cannot be read")
    }
    guard status.identity.byteCount <= maximumByteCount else {
      throw .tooLarge(path)
    }
    switch Kind(status.kind) {
    case .folder: throw .isFolder(path: path)
    case .other: throw .notRegular(path: path)
    case .file: break
    }
    let file = OpenFile(
      descriptor: descriptor, path: path, byteCount: status.identity.byteCount)
    guard let result = try body(file, status) else {
      throw .ofSystem(path, failing: "it cannot be read")
    }
    return result
  }

  /// Writes a file given by a person, completely or not at all, and only if its bytes change.
  ///
  /// Readers see the old file until then. Missing folders are created.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    if kind(of: path) == .folder { throw .isFolder(path: path) }
    let folder = try OpenFolder.making(ContentPath.folder(of: path))
    let isChanged = try folder.write(bytes, to: ContentPath.name(of: path))
    if isChanged { folder.removeStaleTemporaryFiles() }
    return isChanged
  }

  /// Creates a folder given by a person, and missing folders around it.
  static func makeFolder(_ folder: String) throws(FileError) {
    guard kind(of: folder) != .folder else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      if let file = fileInTheWay(of: folder) { throw .isFile(path: file) }
      let error = fileError(error, folder)
      // Missing folders are created, so this error means that the system allows no folder there.
      guard case .missing = error else { throw error }
      throw .other(path: folder, reason: "no folder can be created there")
    }
  }

  /// A file in place of a folder, or of one around it; `nil` for none.
  private static func fileInTheWay(of folder: String) -> String? {
    if let kind = kind(of: folder) { return kind == .folder ? nil : folder }
    let parent = ContentPath.folder(of: folder)
    return parent == folder || parent == "." ? nil : fileInTheWay(of: parent)
  }

  private static func fileError(_ error: any Error, _ path: String) -> FileError {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: .missing(path: path)
    case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly:
      .noPermission(path: path)
    case .fileWriteOutOfSpace: .noSpace(path: path)
    case .fileWriteFileExists: .isFile(path: path)
    default:
      ContentPath.parts(of: path).contains { $0.count > FileError.maximumNameLength }
        ? .tooLong(path) : .other(path: path, reason: "it cannot be read or written")
    }
  }
}
