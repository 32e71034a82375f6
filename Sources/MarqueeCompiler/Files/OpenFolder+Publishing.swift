import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What publishing needs; paths inside the folder follow no link here either.
extension OpenFolder {
  /// The bytes of a file below this folder; `nil` if there is none.
  package func bytesIfPresent(of inside: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try bytes(of: inside)
    } catch {
      guard case .missing = error else { throw error }
      return nil
    }
  }

  /// The names of all that lies in a folder below this one, hidden ones too; none if there is no such
  /// folder.
  ///
  /// - Parameter inside: The folder's path inside this one; empty for this one.
  package func names(in inside: String) throws(FileError) -> [String] {
    guard let folder = try folderIfPresent(inside) else { return [] }
    return try folder.names().valid.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Replaces a file below this folder, unless it is no longer what it was.
  ///
  /// - Parameters:
  ///   - old: What the file held when it was read; `nil` if there was none.
  ///   - bytes: What it holds then, on the disk before the file gets its name.
  /// - Throws: ``FileError/changed(path:)`` if somebody has written the file since it was read.
  package func replace(
    _ inside: String, expecting old: [UInt8]?, with bytes: [UInt8]
  ) throws(FileError) {
    let (folder, name) = try place(of: inside, makingFolders: true)
    let status = FileStatus(of: name, in: folder)
    try AtomicFile.write(
      bytes, to: name, in: folder, mode: status?.mode, isDurable: true
    ) { () throws(FileError) in
      guard try folder.bytesIfPresent(of: name) == old else {
        throw .changed(path: path(of: inside))
      }
    }
    if let status { folder.date(name, after: status.identity.modificationTime) }
  }

  /// Lets a file have a later time than another, by a second: servers make their validators of whole
  /// seconds, and two files of one length and one second would count as equal.
  private func date(_ name: String, after old: Int64) {
    let second: Int64 = 1_000_000_000
    guard let status = FileStatus(of: name, in: self),
      status.identity.modificationTime / second <= old / second
    else { return }
    let time = timespec(tv_sec: time_t(old / second + 1), tv_nsec: 0)
    // A file system without times does no harm here.
    _ = unsafe [time, time].withUnsafeBufferPointer { times in
      unsafe utimensat(descriptor, name, times.baseAddress, AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Brings the names of a folder to the disk; a system that cannot do it does no harm.
  ///
  /// - Parameter inside: The folder's path inside this one; empty for this one.
  package func synchronize(_ inside: String = "") {
    guard let folder = try? folderIfPresent(inside) else { return }
    fsync(folder.descriptor)
  }

  /// Removes what killed runs have left, in a folder and those in it.
  ///
  /// - Parameters:
  ///   - inside: The folder's path inside this one; empty for this one.
  ///   - depth: How many folders below it are looked into.
  package func removeStaleTemporaryFiles(in inside: String, toDepth depth: Int) {
    // What cannot be opened is left alone.
    guard let folder = try? folderIfPresent(inside) else { return }
    AtomicFile.removeStaleTemporaryFiles(in: folder)
    guard depth > 0, let names = try? folder.names().valid else { return }
    for name in names where FileStatus(of: name, in: folder)?.kind == .directory {
      folder.removeStaleTemporaryFiles(in: name, toDepth: depth - 1)
    }
  }

  /// Removes a folder below this one with all that is in it; links are removed and not followed.
  ///
  /// - Throws: ``FileError`` for the first thing that cannot be removed.
  package func removeFolder(_ inside: String) throws(FileError) {
    guard let folder = try folderIfPresent(inside) else { return }
    try folder.removeAll(depth: 0)
    let (parent, name) = try place(of: inside)
    guard unsafe unlinkat(parent.descriptor, name, AT_REMOVEDIR) == 0 else {
      throw .ofSystem(path(of: inside), failing: "it cannot be removed")
    }
  }

  /// How many folders may lie in each other: each is held open while those in it are removed.
  private static var maximumDepth: Int { 100 }

  private func removeAll(depth: Int) throws(FileError) {
    guard depth < Self.maximumDepth else {
      throw .other(path: path, reason: "it is nested in more than \(Self.maximumDepth) folders")
    }
    for name in try names().valid {
      let isFolder = FileStatus(of: name, in: self)?.kind == .directory
      if isFolder { try folder(name).removeAll(depth: depth + 1) }
      guard unsafe unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0) == 0 else {
        throw .ofSystem(path(of: name), failing: "it cannot be removed")
      }
    }
  }

  private func folderIfPresent(_ inside: String) throws(FileError) -> OpenFolder? {
    guard !inside.isEmpty else { return self }
    do throws(FileError) {
      let (parent, name) = try place(of: inside)
      return try parent.folder(name)
    } catch {
      guard case .missing = error else { throw error }
      return nil
    }
  }
}
