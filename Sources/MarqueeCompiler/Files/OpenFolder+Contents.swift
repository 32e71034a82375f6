import MarqueeImages
import MarqueePlatform

extension OpenFolder {
  /// The bytes of a regular file below this folder; links are not followed.
  package func bytes(of inside: String) throws(FileError) -> [UInt8] {
    try reading(inside, ReadFile.init).bytes
  }

  /// Whether a nonempty file exists below this folder; links are not followed.
  package func holdsBytes(in inside: String) -> Bool {
    guard let status = status(of: inside) else { return false }
    return status.kind == .regular && status.identity.byteCount > 0
  }

  /// Whether two names below this folder lead to one file, as on a disk that ignores case.
  package func isSameFile(_ inside: String, _ other: String) -> Bool {
    let statuses = [inside, other].compactMap(status)
    return statuses.count == 2 && statuses[0].device == statuses[1].device
      && statuses[0].identity.fileNumber == statuses[1].identity.fileNumber
  }

  func status(of inside: String) -> FileStatus? {
    // A file in a folder that cannot be opened is as good as missing to all who ask.
    guard let (folder, name) = try? place(of: inside) else { return nil }
    return FileStatus(of: name, in: folder)
  }

  /// Removes a file below this folder; links are not followed.
  ///
  /// - Throws: ``FileError`` if there is none, or it cannot be removed.
  package func remove(_ inside: String) throws(FileError) {
    let (folder, name) = try place(of: inside)
    guard unsafe unlinkat(folder.descriptor, name, 0) == 0 else {
      throw .ofSystem(path(of: inside), failing: "it cannot be removed")
    }
  }
}
