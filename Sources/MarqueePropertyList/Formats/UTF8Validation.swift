import MarqueeScreen

/// Checks whether bytes are valid UTF-8.
enum UTF8Validation {
  /// How many bytes are checked together for being all ASCII.
  private static let blockByteCount = 64

  /// Returns the offset of the first byte that is not part of a character; `nil` if there is none.
  ///
  /// Overlong forms, surrogates and numbers above U+10FFFF are invalid. For a truncated character
  /// it is the offset of its first byte.
  ///
  /// - Complexity: O(*n*), without a copy.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withSpan { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] < 0x80 {
          offset = endOfASCII(in: bytes, from: offset)
        } else {
          let length = characterByteCount(in: bytes, at: offset)
          guard length > 0 else { return offset }
          offset += length
        }
      }
      return nil
    }
  }

  private static func endOfASCII(in bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while bytes.count - offset >= blockByteCount {
      var bits: UInt8 = 0
      for index in offset..<offset + blockByteCount { bits |= bytes[index] }
      guard bits < 0x80 else { break }
      offset += blockByteCount
    }
    while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// Returns the length of the non-ASCII character that starts at an offset; 0 if none does.
  ///
  /// The ranges are those of table 3-7 of the Unicode Standard.
  private static func characterByteCount(
    in bytes: borrowing Span<UInt8>, at offset: Int
  ) -> Int {
    let length: Int
    let second: ClosedRange<UInt8>
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard bytes.count - offset >= length, second.contains(bytes[offset + 1]) else { return 0 }
    for index in 2..<length where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
