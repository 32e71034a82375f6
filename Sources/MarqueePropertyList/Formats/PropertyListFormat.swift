package enum PropertyListFormat: Hashable, Sendable {
  case xml
  /// The binary format whose files start with `bplist`.
  case binary
  /// The old text format of OpenStep: `{ key = (a, b); }`.
  case ascii

  /// The result of recognizing bytes.
  package enum Detection: Hashable, Sendable {
    case format(PropertyListFormat)
    /// Something else, or text in an unsupported encoding.
    case fault(FormatFault)
  }

  /// Recognizes a property list by its start, whatever the name of its file.
  ///
  /// Leading white space and comments are skipped. Text that starts like no format, such as a
  /// single word, is not a property list, although `PropertyListDecoder` may accept it.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Complexity: O(*k*) in the bytes before the first value.
  package static func detect(_ bytes: [UInt8]) -> Detection {
    if bytes.starts(with: "bplist".utf8) { return .format(.binary) }
    switch ByteOrderMark(of: bytes) {
    case .utf32: return .fault(.unsupportedEncoding("UTF-32"))
    case .utf16LittleEndian: return detect(TextStart(bytes, from: 2, lowByte: 0, unitByteCount: 2))
    case .utf16BigEndian: return detect(TextStart(bytes, from: 2, lowByte: 1, unitByteCount: 2))
    case .utf8: return detect(TextStart(bytes, from: 3))
    case nil where bytes.starts(with: [0x3C, 0]) || bytes.starts(with: [0, 0x3C]):
      return .fault(.unsupportedEncoding("UTF-16 without a byte order mark"))
    case nil: return detect(TextStart(bytes, from: 0))
    }
  }

  private static func detect(_ text: TextStart) -> Detection {
    var text = text
    text.skipSpace()
    guard let first = text.current else { return .fault(.empty) }
    if first == UInt8(ascii: "<") {
      text.skipXMLProlog()
      return text.isAtHTML ? .fault(.html) : .format(.xml)
    }
    text.skipSpaceAndComments()
    switch text.current {
    case nil: return .fault(.empty)
    case UInt8(ascii: "("): return .format(.ascii)
    case UInt8(ascii: "{") where text.isAtRTF: return .fault(.rtf)
    case UInt8(ascii: "{"): return text.isAtJSONObject ? .fault(.json) : .format(.ascii)
    case UInt8(ascii: "["): return .fault(text.isAtJSONArray ? .json : .notAPropertyList)
    default: return text.isAtASCIIKey ? .format(.ascii) : .fault(.notAPropertyList)
    }
  }
}
