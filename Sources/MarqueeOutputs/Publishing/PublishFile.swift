package import MarqueeCompiler
import MarqueeDiagnostics
package import MarqueeScreen

/// A file to publish, and where its bytes are.
package struct PublishFile: Sendable {
  package let entry: CatalogManifest.Entry
  private let source: Source

  private enum Source: Sendable {
    case memory([UInt8])
    /// The path of a file that is read twice, because all images at once would take too much
    /// memory.
    case file(String)
  }

  /// Makes a file from bytes in memory.
  ///
  /// - Parameter path: Returns the path to publish it under, given its digest.
  init(_ name: String, bytes: [UInt8], at path: (String) -> String) {
    let digest = SHA256.hexadecimal(of: bytes)
    entry = CatalogManifest.Entry(
      file: name, digest: digest, byteCount: bytes.count, object: path(digest))
    source = .memory(bytes)
  }

  /// Makes a file from a file of the content.
  ///
  /// - Parameter path: Returns the path to publish it under, given its digest.
  init(
    _ name: String, file: String, at path: (String) -> String
  ) throws(FileError) {
    let bytes = try LocalFiles.read(file)
    let digest = SHA256.hexadecimal(of: bytes)
    entry = CatalogManifest.Entry(
      file: name, digest: digest, byteCount: bytes.count, object: path(digest))
    source = .file(file)
  }

  /// The bytes.
  ///
  /// - Throws: ``FileError/changed(path:)`` if they have changed since the digest was computed.
  package func bytes() throws(FileError) -> [UInt8] {
    switch source {
    case .memory(let bytes): return bytes
    case .file(let path):
      let bytes = try LocalFiles.read(path)
      guard SHA256.hexadecimal(of: bytes) == entry.digest else { throw .changed(path: path) }
      return bytes
    }
  }
}
