import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open for reading.
struct OpenFile: ByteSource {
  let descriptor: Int32
  /// How many bytes it had when it was opened.
  let byteCount: Int

  /// Fewer bytes than wanted are returned at the end of the file; `nil` where reading fails.
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

  /// All bytes, also those that were added since the file was opened; `nil` where reading fails.
  func readToEnd() -> [UInt8]? {
    // One byte more than there should be tells whether there are more.
    guard var bytes = read(0..<byteCount + 1) else { return nil }
    while bytes.count > byteCount {
      guard let more = read(bytes.count..<bytes.count + (64 << 10)) else { return nil }
      guard !more.isEmpty else { break }
      bytes += more
    }
    return bytes
  }
}
