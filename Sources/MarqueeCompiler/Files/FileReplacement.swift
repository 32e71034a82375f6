/// Rewrites an author's own file, unless it has been changed since it was read.
package struct FileReplacement: Sendable {
  let path: String
  /// The folder that must contain the file, with links resolved.
  let root: String
  let version: FileVersion
  /// The bytes of that version.
  let bytes: [UInt8]

  /// Describes a file that was read.
  ///
  /// - Parameters:
  ///   - path: The file's path; for a link inside the folder, the target is written and the link
  ///     stays.
  ///   - root: The folder that must contain the file, with links resolved.
  package init(_ path: String, in root: String, version: FileVersion, bytes: [UInt8]) {
    self.path = path
    self.root = root
    self.version = version
    self.bytes = bytes
  }

  /// Replaces the content of the file, completely or not at all.
  ///
  /// The file is compared with what was read right before it is replaced, so that an edit in the
  /// meantime is kept. Permissions are kept.
  ///
  /// - Parameter interruption: Called before that comparison, so that a test can edit the file at
  ///   the last moment.
  /// - Returns: The number of other hard links to the file, which keep the old content.
  /// - Throws: ``FileError/changed(path:)`` for a file that has changed.
  @discardableResult
  package func write(
    _ newBytes: [UInt8], interruptedBy interruption: () -> Void = {}
  ) throws(FileError) -> Int {
    guard let target = LocalFiles.target(of: path), let folder = LocalFiles.target(of: root) else {
      throw .missing(path: path)
    }
    let inside = ContentPath.inside(target, of: folder)
    guard inside != target else {
      throw .other(
        path: path, reason: "it is a link that leads out of '\(root)'; fix the file it leads to")
    }
    let (place, name) = try OpenFolder(folder).place(of: inside)
    let status = FileStatus(of: name, in: place)
    // Write access to the folder is enough to replace a read-only file, but that would not be
    // intended.
    if let status, status.mode & 0o222 == 0 {
      throw .other(path: path, reason: "it is read-only")
    }
    try AtomicFile.write(
      newBytes, to: name, in: place, mode: status?.mode, keepsAttributes: true
    ) { () throws(FileError) in
      interruption()
      guard try isUnchanged(name, in: place) else { throw .changed(path: path) }
    }
    return max(0, (status?.linkCount ?? 1) - 1)
  }

  /// Removes temporary files of killed runs next to some files.
  package static func removeStaleTemporaryFiles(beside paths: [String]) {
    for folder in Set(paths.map(ContentPath.folder(of:))) {
      // Folders that cannot be opened are skipped.
      (try? OpenFolder(folder))?.removeStaleTemporaryFiles()
    }
  }

  private func isUnchanged(_ name: String, in folder: OpenFolder) throws(FileError) -> Bool {
    do throws(FileError) {
      return try folder.reading(name) { file, status in
        FileVersion(status) == version ? file.holds(bytes) : false
      }
    } catch {
      switch error {
      // Something else has replaced it.
      case .missing, .isLink, .isFolder, .notRegular: return false
      default: throw error
      }
    }
  }
}
