/// Reads property lists in the old text format of OpenStep: `{ key = (a, "b c", <0aff>); }`.
package enum ASCIIPropertyList {
  /// The property list as XML in UTF-8, on one line.
  ///
  /// What `PropertyListDecoder` reads is read the same way, with the braces around the root
  /// dictionary left out, too (the form of `.strings` files). Not read are texts that it forgives
  /// by accident: a broken value before a closing parenthesis, characters after the last `;`, and
  /// a lone word. Equal keys of one dictionary are all kept.
  ///
  /// - Parameter text: Valid UTF-8 without a byte order mark.
  /// - Throws: A ``FormatError`` without a coding path.
  /// - Complexity: O(*n*).
  package static func xml(from text: [UInt8]) throws(FormatError) -> [UInt8] {
    var reader = ASCIIPropertyListReader(text)
    return try reader.read()
  }
}
