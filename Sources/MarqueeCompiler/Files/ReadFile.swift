import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of one version of a file, and what distinguishes this version from a later one.
package struct ReadFile: Sendable {
  /// The file's content.
  package let bytes: [UInt8]
  /// The version that has it.
  package let version: FileVersion

  /// How often a file is read that changes meanwhile.
  private static let maximumAttempts = 20
  /// How long to wait before such a file is read again, in microseconds.
  private static let pause: UInt32 = 5000

  /// Reads a file to its end; `nil` if that fails.
  ///
  /// Whoever writes in place may do so meanwhile. What was read then is part of one version and part
  /// of another, so the file is read again.
  ///
  /// - Throws: ``FileError`` for a file that has not stopped changing after a tenth of a second.
  package init?(_ file: some VersionedFile, _ status: FileStatus) throws(FileError) {
    var (file, status) = (file, status)
    for _ in 0..<Self.maximumAttempts {
      // A change that is this young may leave the same time as the one before it.
      let isSettled = status.identity.latestTime < FileClock.now - FileClock.settlingTime
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
