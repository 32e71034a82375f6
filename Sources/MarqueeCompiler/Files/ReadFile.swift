package import MarqueeImages

/// The bytes of one version of a file, with data that identifies the version.
package struct ReadFile: Sendable {
  package let bytes: [UInt8]
  /// The version with these bytes; `nil` for a text that is not on disk.
  package let version: FileIdentity?

  package init(unsaved bytes: [UInt8]) {
    self.bytes = bytes
    version = nil
  }

  init(_ file: OpenFile) throws(FileError) {
    try self.init(file.path, status: { file.status }, bytes: file.readToEnd)
  }

  /// Reads a file to its end.
  ///
  /// Another process may write the file in place meanwhile. The bytes would then mix two versions,
  /// so the file is read again.
  ///
  /// - Parameters:
  ///   - status: Returns its current metadata; `nil` if the system does not give them.
  ///   - read: Returns its bytes; `nil` if it cannot be read.
  /// - Throws: ``FileError`` for a file that changes both times.
  package init(
    _ path: String, status: () -> FileStatus?, bytes read: () -> [UInt8]?
  ) throws(FileError) {
    for _ in 0..<2 {
      guard let before = status(), let bytes = read(), let after = status() else {
        throw .ofSystem(path, failing: "it cannot be read")
      }
      guard before.identity == after.identity else { continue }
      self.bytes = bytes
      version = after.identity
      return
    }
    throw .other(path: path, reason: "it changes while it is read; try again")
  }
}
