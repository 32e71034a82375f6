/// Bytes that are read in pieces, such as a file of the host or memory in a test.
///
/// This module opens no files itself; the host passes in a source for each.
package protocol ByteSource {
  var byteCount: Int { get }

  /// Reads a range of bytes.
  ///
  /// - Parameter range: A range inside `0..<byteCount`; callers ensure this.
  /// - Returns: The bytes; fewer than requested if the file has become shorter since it was
  ///   measured, and `nil` if it cannot be read.
  func read(_ range: Range<Int>) -> [UInt8]?
}
