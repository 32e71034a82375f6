package import MarqueeDiagnostics

/// The reason and the place of bytes that cannot be read as a property list.
package struct FormatError: Error, Hashable, Sendable {
  package let fault: FormatFault
  /// The offset in the input of the first wrong byte; at most the number of bytes.
  ///
  /// If something is never closed, it is the offset of the byte that opens it.
  package let offset: Int
  /// The value that is wrong, where it is known; the root's path is empty.
  package let codingPath: CodingPath?

  package init(_ fault: FormatFault, at offset: Int, codingPath: CodingPath? = nil) {
    self.fault = fault
    self.offset = offset
    self.codingPath = codingPath
  }

  /// The fault in an author's words: lower case start, no full stop.
  package var message: String { fault.message }
}
