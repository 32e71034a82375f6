import MarqueeCompiler
import MarqueeManifests
import MarqueeScreen
import MarqueeSupport

/// A file that is to be published, and where its bytes are.
struct PublishFile: Sendable {
  /// What a manifest says of it.
  let entry: CatalogManifest.Entry
  private let source: Source

  private enum Source: Sendable {
    case memory([UInt8])
    /// The path of a file, read twice: all images at once would take too much memory.
    case file(String)
  }

  /// Takes a file from memory.
  ///
  /// - Parameter path: The path that it is published under, given its digest.
  init(_ name: String, bytes: [UInt8], at path: (String) -> String) {
    let digest = SHA256.hexadecimal(of: bytes)
    entry = CatalogManifest.Entry(
      file: name, digest: digest, byteCount: bytes.count, object: path(digest))
    source = .memory(bytes)
  }

  /// Takes a file of the content.
  ///
  /// - Parameter path: The path that it is published under, given its digest.
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
  /// - Throws: ``FileError/changed(path:)`` if they are others than when the digest was made.
  func bytes() throws(FileError) -> [UInt8] {
    switch source {
    case .memory(let bytes): return bytes
    case .file(let path):
      let bytes = try LocalFiles.read(path)
      guard SHA256.hexadecimal(of: bytes) == entry.digest else { throw .changed(path: path) }
      return bytes
    }
  }
}
