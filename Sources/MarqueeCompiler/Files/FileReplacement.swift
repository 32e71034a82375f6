/// Writes an author's own file again, unless somebody has changed it since it was read.
package struct FileReplacement: Sendable {
  /// The file's path.
  let path: String
  /// The folder that the file must lie in, links followed.
  let root: String
  /// What it was when it was read.
  let version: FileVersion
  /// What it held then.
  let bytes: [UInt8]

  /// Describes the file as it was read.
  ///
  /// - Parameters:
  ///   - path: The file's path; of a link inside the folder the file is written, and it stays.
  ///   - root: The folder that the file must lie in, links followed.
  package init(_ path: String, in root: String, version: FileVersion, bytes: [UInt8]) {
    self.path = path
    self.root = root
    self.version = version
    self.bytes = bytes
  }

  /// Gives the file another content, as a whole or not at all.
  ///
  /// The file is compared with what was read right before it is replaced, so whoever has edited it
  /// meanwhile wins. Its permissions are kept.
  ///
  /// - Parameter interruption: Is called before that comparison, so that a test can edit the file at
  ///   the last moment.
  /// - Returns: How many other names the file had, which keep the old content.
  /// - Throws: ``FileError/changed(path:)`` for a file that is another one now.
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
    // A file can be replaced by anybody who may write into its folder, but it was not meant to be.
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

  /// Removes what runs have left that were killed while they wrote, beside some files.
  package static func removeStaleTemporaryFiles(beside paths: [String]) {
    for folder in Set(paths.map(ContentPath.folder(of:))) {
      // What cannot be opened is left alone.
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
      // Something else has taken its place.
      case .missing, .isLink, .isFolder, .notRegular: return false
      default: throw error
      }
    }
  }
}
