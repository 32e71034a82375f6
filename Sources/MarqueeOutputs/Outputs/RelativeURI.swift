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
}
