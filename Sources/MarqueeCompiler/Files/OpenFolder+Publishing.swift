import MarqueeImages
import MarqueePlatform
import MarqueeScreen

/// Operations for publishing; here too, paths inside the folder follow no links.
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

  /// The names of all entries in a folder below this one, including hidden ones; empty if the
  /// folder does not exist.
  ///
  /// - Parameter inside: The folder's path inside this one; empty for this one.
  package func names(in inside: String) throws(FileError) -> [String] {
    guard let folder = try folderIfPresent(inside) else { return [] }
    return try folder.names().valid.sortedByBytes()
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

  /// Gives a file a modification time in a later second than an earlier version's.
  ///
  /// Servers derive validators from whole seconds, so two versions with the same length and second
  /// would count as equal.
  private func date(_ name: String, after old: Int64) {
    let second: Int64 = 1_000_000_000
    guard let status = FileStatus(of: name, in: self),
      status.identity.modificationTime / second <= old / second
    else { return }
    let time = timespec(tv_sec: time_t(old / second + 1), tv_nsec: 0)
    // On a file system without times, this failure is harmless.
    _ = unsafe [time, time].withUnsafeBufferPointer { times in
      unsafe utimensat(descriptor, name, times.baseAddress, AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Synchronizes a folder's names to disk; if the system cannot do it, nothing breaks.
  ///
  /// - Parameter inside: The folder's path inside this one; empty for this one.
  package func synchronize(_ inside: String = "") {
    guard let folder = try? folderIfPresent(inside) else { return }
    fsync(folder.descriptor)
  }

  /// Removes temporary files of killed runs in a folder and the folders inside it.
  ///
  /// - Parameters:
  ///   - inside: The folder's path inside this one; empty for this one.
  ///   - depth: How many levels below it are searched.
  package func removeStaleTemporaryFiles(in inside: String, toDepth depth: Int) {
    // Folders that cannot be opened are skipped.
    guard let folder = try? folderIfPresent(inside) else { return }
    AtomicFile.removeStaleTemporaryFiles(in: folder)
    guard depth > 0, let names = try? folder.names().valid else { return }
    for name in names where FileStatus(of: name, in: folder)?.kind == .directory {
      folder.removeStaleTemporaryFiles(in: name, toDepth: depth - 1)
    }
  }

  /// Removes a folder below this one with its contents; links are removed, not followed.
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

  /// The largest nesting depth: each folder stays open while those inside it are removed.
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
