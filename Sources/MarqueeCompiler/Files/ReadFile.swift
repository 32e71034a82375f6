import MarqueeImages

/// The bytes of a file, and what distinguishes this version of it from a later one.
package struct ReadFile: Sendable {
  /// The file's content.
  package let bytes: [UInt8]
  /// The version that has it.
  package let version: FileVersion

  /// Reads a file to its end; `nil` if that fails.
  init?(_ file: OpenFile, _ status: FileStatus) {
    guard let bytes = file.readToEnd() else { return nil }
    self.bytes = bytes
    version = FileVersion(status)
  }
}

/// What the system says of one version of a file: whoever edits it leaves another one.
package struct FileVersion: Hashable, Sendable {
  private let device: UInt64
  private let fileNumber: UInt64
  private let byteCount: Int
  private let modificationTime: Int64

  init(_ status: FileStatus) {
    device = status.device
    fileNumber = status.identity.fileNumber
    byteCount = status.identity.byteCount
    modificationTime = status.identity.modificationTime
  }
}
