import MarqueePlatform

/// Text that encodes bytes in an alphabet of 64 characters (RFC 4648, section 4).
package enum Base64 {
  /// Encodes bytes, with padding and without line breaks.
  package static func encode(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
  }

  /// Decodes such a text; `nil` for any other.
  package static func decode(_ text: String) -> [UInt8]? {
    Data(base64Encoded: text).map(Array.init)
  }
}
