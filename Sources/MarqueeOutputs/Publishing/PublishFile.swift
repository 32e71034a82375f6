package import MarqueeCompiler
import MarqueeDiagnostics
package import MarqueeScreen

package struct PublishFile: Sendable {
  package let entry: CatalogManifest.Entry
  private let held: [UInt8]
  /// The path of a file that is read twice, because all images at once would take too much memory.
  private let path: String?

  /// - Parameter file: Where the bytes are, to be read again; `nil` to keep them.
  init(_ name: String, _ bytes: [UInt8], fileExtension: String, file: String? = nil) {
    let digest = SHA256.hexadecimal(of: bytes)
    entry = CatalogManifest.Entry(
      file: name, digest: digest, byteCount: bytes.count,
      object: PublishPath.object(digest, fileExtension))
    (held, path) = (file == nil ? bytes : [], file)
  }

  /// The bytes.
  ///
  /// - Throws: ``FileError/changed(path:)`` if they have changed since the digest was computed.
  package func bytes() throws(FileError) -> [UInt8] {
    guard let path else { return held }
    let bytes = try Disk().read(path).bytes
    guard SHA256.hexadecimal(of: bytes) == entry.digest else { throw .changed(path: path) }
    return bytes
  }
}
