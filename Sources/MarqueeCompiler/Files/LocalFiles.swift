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
  /// What is at a path; `nil` where there is nothing.
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

  /// The path that a path leads to, symbolic links followed.
  package static func target(of path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// The largest file that is read as a whole, in bytes; more would not fit a property list's places.
  private static let maximumByteCount = 1 << 30

  /// The bytes of a regular file.
  ///
  /// - Throws: ``FileTrouble`` where it cannot be read, or is larger than 1 GiB.
  package static func read(_ path: String) throws(FileTrouble) -> [UInt8] {
    try reading(path) { $0.readToEnd() }
  }

  /// Opens a regular file for as long as it takes to get something from it.
  ///
  /// - Parameter body: Returns `nil` where reading fails.
  private static func reading<Result>(
    _ path: String, _ body: (OpenFile) -> Result?
  ) throws(FileTrouble) -> Result {
    // Whatever is at the path, opening it does not wait.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofSystem(path, failing: "it cannot be read") }
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
    let file = OpenFile(descriptor: descriptor, byteCount: status.identity.byteCount)
    guard let result = body(file) else { throw .ofSystem(path, failing: "it cannot be read") }
    return result
  }

  /// Writes a file as a whole or not at all, and only where its bytes change.
  ///
  /// Whoever reads meanwhile sees the old file. Missing folders are made.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(FileTrouble) -> Bool {
    switch kind(of: path) {
    case .folder: throw .isFolder(path: path)
    case .other: throw .notRegular(path: path)
    // An old file that cannot be read is simply not equal; writing tells what is wrong with it.
    case .file where (try? reading(path) { $0.holds(bytes) }) == true: return false
    case .file, nil: break
    }
    try makeFolder(for: path)
    try AtomicFile.write(bytes, to: path)
    return true
  }

  /// Removes what a run has left in a folder that was killed while it wrote, an hour ago or more.
  ///
  /// - Complexity: O(*n*) in the entries of the folder.
  package static func removeLeftovers(in folder: String) {
    AtomicFile.removeLeftovers(in: folder)
  }

  /// Removes a file, where there is one that can be.
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Makes the folder that a file goes into, and those around it.
  private static func makeFolder(for path: String) throws(FileTrouble) {
    let folder = ContentPath.folder(of: path)
    guard kind(of: folder) != .folder else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw fileInTheWay(of: folder).map { .isFile(path: $0) } ?? trouble(error, folder)
    }
  }

  /// The file that stands where a folder or one of those around it should be; `nil` for none.
  private static func fileInTheWay(of folder: String) -> String? {
    if let kind = kind(of: folder) { return kind == .folder ? nil : folder }
    let parent = ContentPath.folder(of: folder)
    return parent == folder || parent == "." ? nil : fileInTheWay(of: parent)
  }

  /// The files below a folder, as paths inside of it, in the order of their bytes.
  ///
  /// Hidden files and folders are left out. Symbolic links to files count as files; those to folders
  /// are not followed, so that no loop is walked and the folder is not left.
  package static func list(_ folder: String) throws(FileTrouble) -> [String] {
    guard kind(of: folder) == .folder else {
      throw kind(of: folder) == nil ? .missing(path: folder) : .isFile(path: folder)
    }
    var found: [String] = []
    try collect(folder, below: "", &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func collect(
    _ root: String, below prefix: String, _ found: inout [String]
  ) throws(FileTrouble) {
    let folder = prefix.isEmpty ? root : "\(root)/\(prefix)"
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
      switch linkKind(of: "\(root)/\(path)") {
      case .folder: try collect(root, below: path, &found)
      case .file: found.append(path)
      case .other, nil: break
      }
    }
  }

  /// The names of a folder's entries, in no order.
  static func names(in folder: String) throws(FileTrouble) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw trouble(error, folder)
    }
  }

  /// What is at a path, a symbolic link counting as a file where it leads to one.
  private static func linkKind(of path: String) -> Kind? {
    // A file that is gone since its folder was listed counts as not listed.
    guard let kind = FileStatus(ofLink: path)?.kind else { return nil }
    guard kind == .symbolicLink else { return Kind(kind) }
    return Self.kind(of: path) == .file ? .file : nil
  }

  /// Foundation's error in our words.
  private static func trouble(_ error: any Error, _ path: String) -> FileTrouble {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: .missing(path: path)
    case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly:
      .noPermission(path: path)
    case .fileWriteOutOfSpace: .noSpace(path: path)
    case .fileWriteFileExists: .isFile(path: path)
    default:
      ContentPath.parts(of: path).contains { $0.count > FileTrouble.longestName }
        ? .tooLong(path) : .other(path: path, reason: "it cannot be read or written")
    }
  }
}
