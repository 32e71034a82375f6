import MarqueeSupport

/// A file that several pages of a site share.
///
/// Its name comes from its bytes, so that a browser that has kept an old one never shows it for a new
/// one.
package struct SiteAsset: Hashable, Sendable {
  /// The folder of such files in a site.
  package static let folder = "assets"

  /// The name in that folder: letters, digits, a hyphen and a dot.
  package let name: String
  /// The content.
  package let bytes: [UInt8]

  /// Names a file.
  ///
  /// - Parameters:
  ///   - kind: What it is, as a word.
  ///   - fileExtension: Letters and digits; anything else is left out.
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

  /// The path in a site.
  package var path: String { "\(Self.folder)/\(name)" }

  /// The style of all pages, with the fonts inside: a page that is opened as a file may not load a
  /// font beside it in every browser.
  package static let style = SiteAsset("style", "css", PageResources.wholeStyle)
  /// The script of all screens' pages.
  package static let script = SiteAsset("script", "js", PageResources.script)
  /// The script of the index.
  package static let indexScript = SiteAsset("index", "js", PageResources.indexScript)
}
