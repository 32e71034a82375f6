/// Finds out whether a text contains characters that JSON escapes.
enum EscapeSearch {
  /// Whether any byte is a control character, a quotation mark or a backslash.
  ///
  /// - Parameter text: UTF-8.
  /// - Complexity: O(*n*), eight bytes at a time.
  static func holdsEscape(_ text: Span<UInt8>) -> Bool {
    let bytes = unsafe text.bytes
    guard bytes.byteCount >= 8 else {
      for index in text.indices where mustBeEscaped(text[index]) { return true }
      return false
    }
    var found: UInt64 = 0
    var offset = 0
    // The last eight bytes overlap those before them.
    while offset < bytes.byteCount {
      let start = min(offset, bytes.byteCount - 8)
      // At least eight bytes remain here, and any eight bytes form an integer.
      found |= unsafe escapes(in: bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
      offset += 8
    }
    return found != 0
  }

  static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Returns a value other than 0 if any of eight bytes must be escaped.
  ///
  /// The subtraction sets the highest bit of each byte that it borrows from. A borrow can also set
  /// bits of higher bytes, but only after a lower byte has matched, so the answer stays right.
  private static func escapes(in block: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones << 7
    let quotes = block ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = block ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let controls = (block &- (ones &* 0x20)) & ~block
    return (controls | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes)
      & highBits
  }
}
