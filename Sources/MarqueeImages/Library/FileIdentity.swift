/// The properties of a file that show whether it has changed since it was last read.
package struct FileIdentity: Hashable, Sendable {
  package let byteCount: Int
  /// When its content last changed, in nanoseconds since 1970.
  package let modificationTime: Int64
  /// When its content or metadata last changed, in nanoseconds since 1970.
  ///
  /// Programs can set the modification time back, for example when they unpack an archive, but not
  /// this time.
  package let changeTime: Int64
  package let fileNumber: UInt64

  /// That of a file of which nothing is known but its path.
  package static let unknown = FileIdentity(byteCount: 0, modificationTime: 0, fileNumber: 0)

  package init(
    byteCount: Int, modificationTime: Int64, changeTime: Int64 = 0, fileNumber: UInt64
  ) {
    self.changeTime = changeTime
    self.byteCount = byteCount
    self.modificationTime = modificationTime
    self.fileNumber = fileNumber
  }
}
