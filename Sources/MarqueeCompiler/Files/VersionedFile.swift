package import MarqueeImages
import MarqueePlatform

package protocol VersionedFile: ByteSource {
  var path: String { get }
  /// The expected length: that of the file when it was opened, or last examined.
  ///
  /// A range to read may end beyond it.
  var byteCount: Int { get set }
  /// The file's current status; `nil` if the system does not report it.
  var status: FileStatus? { get }
}

extension VersionedFile {
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

  /// How much of a file is compared at a time, in bytes: as much as fits a processor's cache.
  private static var pieceByteCount: Int { 64 << 10 }

  /// Whether the file has exactly these bytes; `nil` if reading fails.
  ///
  /// Reads nothing if the length differs, and stops at the first difference.
  func holds(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count == byteCount else { return false }
    for start in stride(from: 0, to: byteCount, by: Self.pieceByteCount) {
      let range = start..<min(start + Self.pieceByteCount, byteCount)
      guard let piece = read(range) else { return nil }
      guard piece.count == range.count else { return false }
      // Comparing arrays byte by byte takes longer than reading them.
      let difference = unsafe bytes.withUnsafeBytes { all in
        unsafe all.baseAddress.map { unsafe memcmp(piece, $0 + start, range.count) }
      }
      guard difference == 0 else { return false }
    }
    return true
  }
}
