import MarqueeManifests
import MarqueeScreen
import MarqueeSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A manifest as it lies in a folder: its bytes, and what they say.
struct StoredManifest: Hashable, Sendable {
  let bytes: [UInt8]
  /// The SHA-256 of the bytes, which people and other manifests know it by.
  let digest: String
  let manifest: PublishedManifest

  /// Takes a manifest that is to be stored.
  init(_ manifest: PublishedManifest) {
    self.manifest = manifest
    bytes = manifest.jsonBytes
    digest = SHA256.hexadecimal(of: bytes)
  }

  /// Reads a manifest; `nil` for bytes that are none, or that name files as this version would not:
  /// what such a manifest needs is not known.
  init?(bytes: [UInt8]) {
    guard let manifest = try? PublishedManifest(json: Data(bytes)) else { return nil }
    self.bytes = bytes
    self.manifest = manifest
    digest = SHA256.hexadecimal(of: bytes)
    guard (manifest.screens + manifest.images.map(\.file)).allSatisfy({ $0.isPublishedObject }),
      manifest.pages.allSatisfy({ $0.object.flatMap(PublishPath.pagesFolder) != nil })
    else { return nil }
  }

  /// All files that it names, each of which has its digest.
  var files: [CatalogManifest.Entry] {
    manifest.screens + manifest.images.map(\.file) + manifest.pages
  }
}

extension CatalogManifest.Entry {
  /// The path that the file is published under.
  var publishedPath: String { object ?? file }

  /// Whether it is an object that is named after its digest.
  fileprivate var isPublishedObject: Bool {
    guard let object else { return false }
    return PublishPath.isObject(object)
      && object.utf8.starts(with: "\(PublishPath.objects)/\(digest).".utf8)
  }
}
