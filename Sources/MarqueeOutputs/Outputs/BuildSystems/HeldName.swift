package import MarqueeCompiler

/// A file's name, escaped for a syntax.
///
/// Names come from people whom a build does not trust. Every name that we write for a build system
/// is made here, so that none becomes a command, a variable, a rule or a second name.
package struct HeldName: Hashable, Sendable {
  package let text: String

  /// Escapes a path for a syntax.
  ///
  /// - Throws: ``FileError`` with the path if the syntax cannot hold it.
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
