/// Detects texts with a character that JSON escapes.
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
      // Eight bytes are there, and any eight are an integer.
      found |= unsafe escapes(in: bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
      offset += 8
    }
    return found != 0
  }

  /// Whether JSON writes a byte of a text in another form.
  static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Not 0 where any of eight bytes must be escaped.
  ///
  /// Subtracting borrows from the highest bit of a byte exactly where the lowest byte found is less
  /// than what is subtracted; a borrow can reach higher bytes, but then one has been found.
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
