import MarqueeScreen

/// Turns file names into URI references (RFC 3986).
package enum RelativeURI {
  /// The reference for a path: relative for a relative path, and a `file:` URI for an absolute one.
  ///
  /// Everything except unreserved characters and `/` is percent-encoded, including colons: in a
  /// relative reference a colon could end a scheme.
  package static func reference(forPath path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + byte.hexadecimal(digitCount: 2, uppercase: true)
      }
    }
    return result
  }

  /// The relative path that ``reference(forPath:)`` made a reference from; `nil` for any other
  /// reference.
  package static func path(of reference: String) -> String? {
    guard let bytes = bytes(of: reference) else { return nil }
    let path = String(decoding: bytes, as: UTF8.self)
    // A reference that is not UTF-8, or is written differently, was not made by us.
    return Self.reference(forPath: path) == reference ? path : nil
  }

  /// The bytes of a reference without its percent-encoding; `nil` if that is faulty.
  package static func bytes(of reference: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(reference.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return bytes
  }
}
