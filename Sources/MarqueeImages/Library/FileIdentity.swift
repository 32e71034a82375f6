/// What tells that a file has not changed since it was last read.
package struct FileIdentity: Hashable, Sendable {
  /// How many bytes it has.
  package let byteCount: Int
  /// When its content was last changed, in nanoseconds since 1970.
  package let modificationTime: Int64
  /// Its number in the file system.
  package let fileNumber: UInt64

  /// Makes an identity of what the system tells about a file.
  package init(byteCount: Int, modificationTime: Int64, fileNumber: UInt64) {
    self.byteCount = byteCount
    self.modificationTime = modificationTime
    self.fileNumber = fileNumber
  }
}
