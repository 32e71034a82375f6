/// The bytes at the start of a file that identify its text encoding.
enum ByteOrderMark {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case utf32

  /// Reads the mark; `nil` if there is none.
  init?(of bytes: [UInt8]) {
    // The mark of UTF-32 starts with that of UTF-16, but no text starts with U+0000.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .utf32
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else {
      return nil
    }
  }
}
