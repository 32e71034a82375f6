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
  /// Its path, as messages show it.
  let path: String
  /// How many bytes it had when it was opened.
  let byteCount: Int

  /// The same file, when it has another number of bytes.
  func assuming(byteCount: Int) -> OpenFile {
    OpenFile(descriptor: descriptor, path: path, byteCount: byteCount)
  }

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

  /// How much of a file is compared at a time, in bytes: what a processor keeps at hand.
  private static let pieceByteCount = 64 << 10

  /// Whether these are all bytes that it had when it was opened; `nil` where reading fails.
  ///
  /// Of a file of another length nothing is read, and of any other nothing behind a difference.
  func holds(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count == byteCount else { return false }
    for start in stride(from: 0, to: byteCount, by: Self.pieceByteCount) {
      let range = start..<min(start + Self.pieceByteCount, byteCount)
      guard let piece = read(range) else { return nil }
      guard piece.count == range.count else { return false }
      // Arrays are compared byte by byte, which takes longer than to read them.
      let difference = unsafe bytes.withUnsafeBytes { all in
        unsafe all.baseAddress.map { unsafe memcmp(piece, $0 + start, range.count) }
      }
      guard difference == 0 else { return false }
    }
    return true
  }
}
