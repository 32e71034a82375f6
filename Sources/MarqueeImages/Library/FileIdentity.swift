/// What shows that a file has not changed since it was last read.
package struct FileIdentity: Hashable, Sendable {
  /// How many bytes it has.
  package let byteCount: Int
  /// When its content was last changed, in nanoseconds since 1970.
  package let modificationTime: Int64
  /// When anything of it was last changed, in nanoseconds since 1970.
  ///
  /// Programs set the time of the content back, as when they unpack an archive; this one they cannot.
  package let changeTime: Int64
  /// Its number in the file system.
  package let fileNumber: UInt64

  /// Makes an identity of what the system reports about a file.
  package init(
    byteCount: Int, modificationTime: Int64, changeTime: Int64 = 0, fileNumber: UInt64
  ) {
    self.changeTime = changeTime
    self.byteCount = byteCount
    self.modificationTime = modificationTime
    self.fileNumber = fileNumber
  }
}
