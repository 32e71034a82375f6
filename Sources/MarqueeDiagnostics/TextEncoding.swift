/// How a text is stored on disk; in memory it is always UTF-8.
public enum TextEncoding: Hashable, Sendable {
  /// UTF-8 without a byte order mark.
  case utf8
  /// UTF-8 after the byte order mark EF BB BF.
  case utf8WithByteOrderMark
  /// UTF-16 after the byte order mark FF FE.
  case utf16LittleEndian
  /// UTF-16 after the byte order mark FE FF.
  case utf16BigEndian

  /// Encodes a text as it is stored on disk, including a byte order mark if the encoding has one.
  ///
  /// - Parameter text: UTF-8 bytes; an invalid sequence becomes U+FFFD in UTF-16.
  /// - Complexity: O(*n*) in the bytes of `text`.
  public func encode(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8:
      return text
    case .utf8WithByteOrderMark:
      return [0xEF, 0xBB, 0xBF] + text
    case .utf16LittleEndian:
      return utf16(text, mark: [0xFF, 0xFE]) { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      return utf16(text, mark: [0xFE, 0xFF]) { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  private func utf16(
    _ text: [UInt8], mark: [UInt8], unit: (UInt16) -> [UInt8]
  ) -> [UInt8] {
    String(decoding: text, as: UTF8.self).utf16.reduce(into: mark) { $0 += unit($1) }
  }
}
