extension [UInt8] {
  /// Appends a byte of a text as XML writes it between tags, which escapes three characters.
  @inlinable
  package mutating func appendXML(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): self += "&amp;".utf8
    case UInt8(ascii: "<"): self += "&lt;".utf8
    case UInt8(ascii: ">"): self += "&gt;".utf8
    default: append(byte)
    }
  }

  package init(xml text: String) {
    self = []
    for byte in text.utf8 { appendXML(byte) }
  }
}
