/// Reads binary property lists (`bplist00`).
///
/// A file is a header, objects, a table of their offsets, and a trailer that says where the table
/// is. Arrays and dictionaries name their elements by index into the table, so that a file can hold
/// cycles, and a small one can stand for a huge property list.
package enum BinaryPropertyList {
  /// The property list as XML in UTF-8, on one line.
  ///
  /// What `PropertyListDecoder` reads is read the same way, but for what no XML property list can
  /// hold (null, sets, U+0000). Equal keys of one dictionary are all kept.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: A ``FormatError`` with a coding path wherever a value is wrong; the path leaves out
  ///   keys that cannot be read.
  /// - Complexity: O(*n*) in the bytes of the result, which are at most 64 for each byte of the
  ///   input and 1 MiB.
  package static func xml(from bytes: [UInt8]) throws(FormatError) -> [UInt8] {
    var reader = BinaryPropertyListReader(try BinaryObjects(bytes))
    return try reader.read()
  }
}
