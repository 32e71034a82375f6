import MarqueeImages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of this machine: the only place where content is read or written.
package enum LocalFiles {
  /// What is at a path; `nil` if there is nothing.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A pipe, a device or a socket, which is never opened: reading it might not end.
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

  /// What is at a path, symbolic links followed.
  package static func kind(of path: String) -> Kind? {
    // What cannot be asked about cannot be read either; to the caller it is not there.
    FileStatus(ofTarget: path).map { Kind($0.kind) }
  }

  /// The path that a path leads to, with all symbolic links on the way followed; `nil` for one that
  /// leads nowhere.
  package static func target(of path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(validatingCString: target)
  }

  /// Whether a path leads to a link that leads back to itself.
  static func isCircle(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) != 0 && errno == ELOOP
  }

  /// The largest file that is read as a whole, in bytes; more would not fit a property list's places.
  private static let maximumByteCount = 1 << 30

  /// The bytes of a regular file, a symbolic link followed.
  ///
  /// - Throws: ``FileError`` where it cannot be read, or is larger than 1 GiB.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    try readVersion(path).bytes
  }

  /// The bytes of a regular file, and what distinguishes this version of it from a later one.
  static func readVersion(_ path: String) throws(FileError) -> ReadFile {
    // Whatever is at the path, opening it does not wait.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofSystem(path, failing: "it cannot be read") }
    return try reading(descriptor, of: path, ReadFile.init)
  }

  /// Gets something from a file that was opened, and closes it.
  ///
  /// - Parameters:
  ///   - path: The file's path, as messages show it.
  ///   - body: Returns `nil` where reading fails.
  static func reading<Result>(
    _ descriptor: Int32, of path: String,
    _ body: (OpenFile, FileStatus) throws(FileError) -> Result?
  ) throws(FileError) -> Result {
    defer { close(descriptor) }
    guard let status = FileStatus(of: descriptor) else {
      throw .ofSystem(path, failing: "it cannot be read")
    }
    guard status.identity.byteCount <= maximumByteCount else {
      throw .other(path: path, reason: "it is larger than 1 GiB")
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

  /// Writes a file that somebody has named, as a whole or not at all, and only where its bytes
  /// change.
  ///
  /// Whoever reads meanwhile sees the old file. Missing folders are made.
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

  /// Makes a folder that somebody has named, and those around it.
  static func makeFolder(_ folder: String) throws(FileError) {
    guard kind(of: folder) != .folder else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw fileInTheWay(of: folder).map { .isFile(path: $0) } ?? fileError(error, folder)
    }
  }

  /// The file that is where a folder or one of those around it should be; `nil` for none.
  private static func fileInTheWay(of folder: String) -> String? {
    if let kind = kind(of: folder) { return kind == .folder ? nil : folder }
    let parent = ContentPath.folder(of: folder)
    return parent == folder || parent == "." ? nil : fileInTheWay(of: parent)
  }

  /// Foundation's error in our words.
  private static func fileError(_ error: any Error, _ path: String) -> FileError {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: .missing(path: path)
    case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly:
      .noPermission(path: path)
    case .fileWriteOutOfSpace: .noSpace(path: path)
    case .fileWriteFileExists: .isFile(path: path)
    default:
      ContentPath.parts(of: path).contains { $0.count > FileError.longestName }
        ? .tooLong(path) : .other(path: path, reason: "it cannot be read or written")
    }
  }
}
