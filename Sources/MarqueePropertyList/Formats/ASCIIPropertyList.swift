/// Reads property lists in the old text format of OpenStep: `{ key = (a, "b c", <0aff>); }`.
package enum ASCIIPropertyList {
  /// Converts the property list to XML in UTF-8, on one line.
  ///
  /// It reads the same input as `PropertyListDecoder`, including `.strings` files, whose root
  /// dictionary has no braces. It rejects texts that the decoder accepts by accident: an invalid
  /// value before a closing parenthesis, characters after the last `;`, and a single word.
  /// Duplicate keys of a dictionary are all kept.
  ///
  /// - Parameter text: Valid UTF-8 without a byte order mark.
  /// - Throws: A ``FormatError`` without a coding path.
  /// - Complexity: O(*n*).
  package static func xml(from text: [UInt8]) throws(FormatError) -> [UInt8] {
    var reader = ASCIIPropertyListReader(text)
    return try reader.read()
  }
}
