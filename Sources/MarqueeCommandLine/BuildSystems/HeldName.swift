package import MarqueeCompiler

/// A file's name as a syntax can hold it.
///
/// Names come from people that a build does not trust. Every name that a build system reads from us
/// is made here, so that none becomes a command, a variable, a rule or a second name.
package struct HeldName: Hashable, Sendable {
  /// The name with what must be escaped escaped.
  package let text: String

  /// Writes a path in a syntax.
  ///
  /// - Throws: ``FileError`` with the path where the syntax cannot hold it.
  package init(_ path: String, in syntax: NameSyntax) throws(FileError) {
    if let fault = syntax.fault(of: path) { throw syntax.fileError(path, fault) }
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if syntax.escaped.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
