/// Reads binary property lists (`bplist00`).
///
/// A file consists of a header, objects, a table of their offsets, and a trailer with the table's
/// offset. Arrays and dictionaries refer to their elements by index into the table, so a file can
/// contain cycles, and a small one can expand to a huge property list.
package enum BinaryPropertyList {
  /// Converts the property list to XML in UTF-8, on one line.
  ///
  /// It reads the same input as `PropertyListDecoder`, except for values that XML property lists
  /// cannot contain (null, sets, U+0000). Duplicate keys of a dictionary are all kept.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: A ``FormatError``, with a coding path if a value is wrong; the path omits keys that
  ///   cannot be read.
  /// - Complexity: O(*n*) in the bytes of the result, which has at most 64 bytes for each byte of
  ///   the input, plus 1 MiB.
  package static func xml(from bytes: [UInt8]) throws(FormatError) -> [UInt8] {
    var reader = BinaryPropertyListReader(try BinaryObjects(bytes))
    return try reader.read()
  }
}
