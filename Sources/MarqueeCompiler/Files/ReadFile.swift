import MarqueeImages
import MarqueePlatform

/// The bytes of one version of a file, with data that identifies the version.
package struct ReadFile: Sendable {
  package let bytes: [UInt8]
  /// The version with these bytes; `nil` for a text that is not on disk.
  package let version: FileVersion?

  /// How often a file is read if it keeps changing.
  private static let maximumAttempts = 20
  private static let pause: UInt32 = 5000

  init(unsaved bytes: [UInt8]) {
    self.bytes = bytes
    version = nil
  }

  /// Reads a file to its end; `nil` if that fails.
  ///
  /// Another process may write the file in place meanwhile. The bytes would then mix two versions,
  /// so the file is read again.
  ///
  /// - Throws: ``FileError`` for a file that keeps changing for a tenth of a second.
  package init?(_ file: some VersionedFile, _ status: FileStatus) throws(FileError) {
    var (file, status) = (file, status)
    for _ in 0..<Self.maximumAttempts {
      // Another change soon after this one may leave the same modification time.
      let latestChange = max(status.identity.modificationTime, status.identity.changeTime)
      let isSettled = latestChange < FileClock.now - FileClock.settlingTime
      guard let bytes = file.readToEnd() else { return nil }
      file.byteCount = bytes.count
      guard let isSame = isSettled ? true : file.holds(bytes), let later = file.status else {
        return nil
      }
      if isSame, later.identity == status.identity {
        self.bytes = bytes
        version = FileVersion(status)
        return
      }
      usleep(Self.pause)
      guard let latest = file.status else { return nil }
      (file.byteCount, status) = (latest.identity.byteCount, latest)
    }
    throw .other(path: file.path, reason: "it changes while it is read; try again")
  }
}

/// Metadata of one version of a file, which differs after each edit.
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
