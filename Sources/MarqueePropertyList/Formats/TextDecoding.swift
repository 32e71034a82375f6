package import MarqueeDiagnostics

/// Decodes the bytes of a text file as UTF-8.
package enum TextDecoding {
  /// Decodes a text without its byte order mark, and returns its encoding too.
  ///
  /// UTF-8 needs no mark, UTF-16 does. If there is none, an XML declaration must specify UTF-8 or
  /// no encoding; after a mark its encoding is ignored, as `PropertyListDecoder` does.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: A ``FormatError`` at the first byte that is not text.
  /// - Complexity: O(*n*); UTF-8 without a mark is not copied.
  package static func utf8(
    from bytes: [UInt8]
  ) throws(FormatError) -> (text: [UInt8], encoding: TextEncoding) {
    switch ByteOrderMark(of: bytes) {
    case .utf8:
      try checkUTF8(bytes)
      return (Array(bytes.dropFirst(3)), .utf8WithByteOrderMark)
    case .utf16LittleEndian:
      let text = try UTF16Decoding.utf8(from: bytes.dropFirst(2), order: .little)
      return (text, .utf16LittleEndian)
    case .utf16BigEndian:
      let text = try UTF16Decoding.utf8(from: bytes.dropFirst(2), order: .big)
      return (text, .utf16BigEndian)
    case .utf32:
      throw FormatError(.unsupportedEncoding("UTF-32"), at: 0)
    case nil:
      if let other = XMLDeclaration.foreignEncoding(of: bytes) {
        throw FormatError(.unsupportedEncoding(other.name), at: other.offset)
      }
      try checkUTF8(bytes)
      return (bytes, .utf8)
    }
  }

  private static func checkUTF8(_ bytes: [UInt8]) throws(FormatError) {
    guard let offset = UTF8Validation.firstInvalidOffset(in: bytes) else { return }
    throw FormatError(.invalidUTF8(bytes[offset]), at: offset)
  }
}
