import MarqueeDiagnostics
import MarqueePlatform
package import MarqueeScreen

/// A manifest as stored in a folder: its bytes, and their meaning.
package struct StoredManifest: Hashable, Sendable {
  package let bytes: [UInt8]
  /// The SHA-256 digest of the bytes, by which people and other manifests refer to it.
  package let digest: String
  package let manifest: CatalogManifest

  init(_ manifest: CatalogManifest) {
    self.manifest = manifest
    bytes = manifest.jsonBytes()
    digest = SHA256.hexadecimal(of: bytes)
  }

  /// Reads a manifest; `nil` for bytes that are not one, or whose number no other can follow, or
  /// that name files differently than this version does, because the files that such a manifest
  /// needs are not known.
  init?(bytes: [UInt8]) {
    guard let manifest = try? CatalogManifest(json: Data(bytes)),
      manifest.number < CatalogManifest.maximumNumber
    else { return nil }
    self.bytes = bytes
    self.manifest = manifest
    digest = SHA256.hexadecimal(of: bytes)
    guard files.allSatisfy(\.isPublishedObject) else { return nil }
  }

  /// All files that it names, each with its digest.
  package var files: [CatalogManifest.Entry] { manifest.screens + manifest.images.map(\.file) }
}

extension CatalogManifest.Entry {
  var publishedPath: String { object ?? file }

  /// Whether it is an object named after its digest.
  fileprivate var isPublishedObject: Bool {
    guard let object else { return false }
    return PublishPath.isObject(object)
      && object.utf8.starts(with: "\(PublishPath.objects)/\(digest).".utf8)
  }
}
