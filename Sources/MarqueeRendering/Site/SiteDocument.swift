/// A document of a site, with its style and its script in files that all documents share.
struct SiteDocument {
  /// The title of the window.
  let title: String
  /// The way to the shared files, with a slash at its end.
  let assets: String
  /// The script.
  let script: SiteAsset
  /// What is in the body, but for the script.
  let body: [MarkupNode]

  /// The document.
  var html: [UInt8] {
    let loader = loader
    return PageResources.document(
      title: title,
      head: ContentSecurityPolicy.ofSite(loader: loader).map { policy in
        .make("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      } + [
        // Without it a browser asks a server for an icon that is not there.
        .make("link", ["rel": "icon", "href": "data:,"]),
        .make("link", ["rel": "stylesheet", "href": assets + SiteAsset.style.name]),
      ],
      body: body + [.make("script", [:], [.raw(loader)])])
  }

  /// A script that loads the shared one.
  ///
  /// A page may run this alone, by its hash, and what it loads. The hash of a file would need a
  /// server: a browser does not check that of one beside a page that was opened as a file.
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
  /// The policies of a page of a site; what a page does must be allowed by each of them.
  ///
  /// The first allows files of the site only. A page that is opened as a file has no origin in every
  /// browser, so `'self'` alone does not do; on a page from a server `file:` allows nothing. The
  /// second refuses all scripts that are written in the page, whatever they load, but for the loader.
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
