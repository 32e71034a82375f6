/// Bytes that are read in pieces: a file of the host, or memory in a test.
///
/// This module opens nothing itself; whoever has the files hands in a source for each.
package protocol ByteSource {
  /// How many bytes there are.
  var byteCount: Int { get }

  /// Reads a range of bytes.
  ///
  /// - Parameter range: Lies inside `0..<byteCount`; a caller asks for nothing else.
  /// - Returns: The bytes; fewer than asked for where the file has shrunk since it was measured, and
  ///   `nil` if it cannot be read.
  func read(_ range: Range<Int>) -> [UInt8]?
}
