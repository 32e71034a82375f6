import MarqueeScreen

/// A channel's page that leads to the pages of its current manifest.
struct StartPage {
  private let address: String

  /// - Returns: `nil` for a manifest without pages.
  init?(of manifest: CatalogManifest) {
    let index = manifest.pages.first { $0.file == OutputFile.indexName }
    guard let path = index?.object, PublishPath.pagesFolder(ofPage: path) != nil else { return nil }
    address = "../\(path)"
  }

  /// The HTML; the address in it holds only letters, digits and slashes.
  var html: [UInt8] {
    Array(
      (Self.start + """
        <meta http-equiv="refresh" content="0; url=\(address)">
        <title>Screens – Marquee</title>
        <p><a href="\(address)">Screens</a></p>

        """).utf8)
  }

  /// Whether a file is such a page, and not another file in its place.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: start.utf8) }

  private static let start = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="generator" content="marquee publish">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'">

    """
}
