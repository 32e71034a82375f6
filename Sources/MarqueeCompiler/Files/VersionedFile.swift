package import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that others may write while it is read.
package protocol VersionedFile: ByteSource {
  /// Its path, as messages show it.
  var path: String { get }
  /// How many bytes it is taken to have: those that it had when it was opened, or looked at again.
  ///
  /// A range that is read may end behind them.
  var byteCount: Int { get set }
  /// What the system says of it now; `nil` if it says nothing.
  var status: FileStatus? { get }
}

extension VersionedFile {
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
  private static var pieceByteCount: Int { 64 << 10 }

  /// Whether these are all its bytes; `nil` where reading fails.
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
