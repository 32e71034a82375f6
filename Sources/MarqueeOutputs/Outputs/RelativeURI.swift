/// Turns file names into URI references (RFC 3986).
package enum RelativeURI {
  /// The reference for a path: relative for a relative path, and a `file:` URI for an absolute one.
  ///
  /// Everything except unreserved characters and `/` is percent-encoded, including colons: in a
  /// relative reference a colon could end a scheme.
  package static func reference(forPath path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if isUnreserved(byte) || byte == UInt8(ascii: "/") {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default:
      false
    }
  }
}
