import MarqueeScreen

/// A file that several pages of a site share.
///
/// Its name is derived from its bytes, so that a browser never shows a cached old version of it.
package struct SiteAsset: Hashable, Sendable {
  package static let folder = "assets"

  /// The name in that folder: letters, digits, a hyphen and a dot.
  package let name: String
  package let bytes: [UInt8]

  /// Makes a file with a derived name.
  ///
  /// - Parameters:
  ///   - kind: A word for its kind.
  ///   - fileExtension: Letters and digits; anything else is removed.
  package init(_ kind: String, _ fileExtension: String, _ bytes: [UInt8]) {
    let digest = SHA256.hexadecimal(of: bytes).prefix(16)
    let letters = fileExtension.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("0"..."9").contains($0)
    }
    var suffix = ""
    suffix.unicodeScalars.append(contentsOf: letters)
    name = "\(kind)-\(digest).\(suffix.isEmpty ? "bin" : suffix)"
    self.bytes = bytes
  }

  package var path: String { "\(Self.folder)/\(name)" }

  /// The style of all pages, with the fonts embedded, because not every browser lets a page opened
  /// as a file load a font next to it.
  package static let style = SiteAsset("style", "css", PageResources.wholeStyle)
  package static let script = SiteAsset("script", "js", PageResources.script)
  package static let indexScript = SiteAsset("index", "js", PageResources.indexScript)
}
