/// A document of a site; all documents share their style and script files.
struct SiteDocument {
  let title: String
  /// The path to the shared files, with a slash at the end.
  let assets: String
  let script: SiteAsset
  let body: MarkupNode

  var html: [UInt8] {
    let loader = loader
    let policies: [MarkupNode] = ContentSecurityPolicy.ofSite(loader: loader).map {
      #"<meta http-equiv="Content-Security-Policy" content="\#($0)">"#
    }
    // Without an icon, a browser requests one that does not exist.
    return PageResources.document(
      title: title,
      head: """
        \(policies)<link rel="icon" href="data:,">\
        <link rel="stylesheet" href="\(assets + SiteAsset.style.name)">
        """, body: "\(body)<script>\(raw: loader)</script>")
  }

  /// A script that loads the shared one.
  ///
  /// A page may run only this script, by its hash, and what it loads. A hash for the shared file
  /// would need a server: a browser cannot check a file next to a page that was opened as a file.
  private var loader: [UInt8] {
    Array(
      """
      {
        const script = document.createElement('script');
        script.src = '\(assets)\(script.name)';
        document.head.append(script);
      }
      """.utf8)
  }
}

extension ContentSecurityPolicy {
  /// The policies of a site's pages; each of them must allow what a page does.
  ///
  /// The first allows only files of the site. In some browsers, a page opened as a file has no
  /// origin, so `'self'` is not enough; on a page from a server, `file:` allows nothing. The second
  /// refuses all inline scripts except the loader, and whatever they load.
  static func ofSite(loader: [UInt8]) -> [String] {
    let files = "'self' file:"
    let hash = source(loader)
    return [
      [
        "default-src 'none'", "script-src \(files) \(hash)", "style-src \(files)",
        "img-src \(files) data:", "font-src data:", "base-uri 'none'", "form-action 'none'",
      ].joined(separator: "; "),
      "script-src \(hash) 'strict-dynamic'",
    ]
  }
}
