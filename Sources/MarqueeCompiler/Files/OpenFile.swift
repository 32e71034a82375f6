import MarqueeImages
import MarqueePlatform

/// A regular file that is open for reading.
final class OpenFile: ByteSource {
  let path: String
  let byteCount: Int
  private let descriptor: Int32

  /// The largest file that is read, in bytes; offsets in a property list could not address more.
  static let maximumByteCount = 1 << 30

  /// Takes what has been opened.
  ///
  /// - Throws: ``FileError`` for anything but a regular file of at most 1 GiB.
  init(_ descriptor: Int32, path: String) throws(FileError) {
    self.descriptor = descriptor
    self.path = path
    let status = OpenFolder.status(of: descriptor)
    byteCount = status?.identity.byteCount ?? 0
    switch status?.kind {
    case .regular where byteCount <= Self.maximumByteCount: return
    case .regular: throw .tooLarge(path)
    case .directory: throw .isFolder(path: path)
    case .pipe, .special, .symbolicLink: throw .notRegular(path: path)
    case nil: throw .ofSystem(path, failing: "it cannot be read")
    }
  }

  deinit { close(descriptor) }

  var status: FileStatus? { OpenFolder.status(of: descriptor) }

  /// All bytes, including those added since the file was opened; `nil` if reading fails.
  func readToEnd() -> [UInt8]? {
    // Requesting one more byte shows whether the file has grown.
    guard var bytes = read(0..<byteCount + 1) else { return nil }
    while bytes.count > byteCount {
      guard let more = read(bytes.count..<bytes.count + (64 << 10)) else { return nil }
      guard !more.isEmpty else { break }
      bytes += more
    }
    return bytes
  }

  func read(_ range: Range<Int>) -> [UInt8]? {
    var hasFailed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count, let base = buffer.baseAddress {
        let read = unsafe pread(
          descriptor, base + count, range.count - count, off_t(range.lowerBound + count))
        if read < 0, errno == EINTR { continue }
        hasFailed = read < 0
        guard read > 0 else { return }
        count += read
      }
    }
    return hasFailed ? nil : bytes
  }
}
