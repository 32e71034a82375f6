import MarqueePlatform

struct OpenFile: VersionedFile {
  let descriptor: Int32
  let path: String
  var byteCount: Int

  var status: FileStatus? { FileStatus(of: descriptor) }

  /// Reads a range; returns fewer bytes at the end of the file, and `nil` if reading fails.
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
