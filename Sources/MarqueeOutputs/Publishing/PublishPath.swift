import MarqueeCompiler
import MarqueeScreen

/// The paths of published files, relative to the folder that is put on a server.
///
/// ```
/// objects/9f86d0….json         a screen or an image, named after its SHA-256
/// staging/manifest.json        what staging shows now
/// staging/manifests/5feceb….json   what it has shown before
/// ```
enum PublishPath {
  static let objects = "objects"

  static func object(_ digest: String, _ fileExtension: String) -> String {
    "\(objects)/\(digest).\(fileExtension)"
  }

  static func manifest(_ channel: String) -> String {
    "\(channel)/\(CatalogManifest.publishedFileName)"
  }

  static func earlierManifests(_ channel: String) -> String { "\(channel)/manifests" }

  static func earlierManifest(_ digest: String, _ channel: String) -> String {
    "\(earlierManifests(channel))/\(digest).json"
  }

  static func isObject(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: slash, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].elementsEqual(objects.utf8)
      && isObjectName(String(Substring(parts[1])))
  }

  /// Whether an object can have this file name; files with other names are never removed.
  static func isObjectName(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 2 && isDigest(parts[0]) && (1...5).contains(parts[1].count)
      && parts[1].allSatisfy(isLetterOrDigit)
  }

  /// Whether a text is a SHA-256 digest in hexadecimal digits.
  static func isDigest(_ text: String) -> Bool { isDigest(Substring(text).utf8) }

  /// All digests in a text: 64 hexadecimal digits with no further one next to them.
  static func digests(in text: [UInt8]) -> Set<String> {
    let runs = text.split { !(isLetterOrDigit($0) && $0 <= UInt8(ascii: "f")) }
    return Set(runs.filter { $0.count == 64 }.map { String(decoding: $0, as: UTF8.self) })
  }

  private static let slash = UInt8(ascii: "/")

  private static func isDigest(_ text: Substring.UTF8View) -> Bool {
    text.count == 64
      && text.allSatisfy { isLetterOrDigit($0) && $0 <= UInt8(ascii: "f") }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || (byte.isASCIILetter && !byte.isASCIICapital)
  }
}
