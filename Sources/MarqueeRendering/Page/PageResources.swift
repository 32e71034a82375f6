import MarqueeSupport

/// The files that every page is made of.
enum PageResources {
  /// All scripts as one, in which nothing is visible from outside but what watching needs.
  static let script: [UInt8] = {
    let parts = [
      PackageResources.state_js, PackageResources.lines_js, PackageResources.parts_js,
      PackageResources.rows_js,
      PackageResources.screen_js, PackageResources.overlay_js, PackageResources.bands_js,
      PackageResources.panel_js, PackageResources.editor_js, PackageResources.cell_js,
      PackageResources.controls_js, PackageResources.changes_js, PackageResources.start_js,
    ]
    return Array("(() => {\n'use strict';\n".utf8) + parts.joined() + Array("})();\n".utf8)
  }()

  /// The style, with the font inside.
  static let style: [UInt8] = {
    let weights: [(Int, [UInt8])] = [
      (400, PackageResources.Inter_Regular_woff2), (500, PackageResources.Inter_Medium_woff2),
      (600, PackageResources.Inter_SemiBold_woff2), (700, PackageResources.Inter_Bold_woff2),
    ]
    let fonts = weights.map { weight, bytes in
      """
      @font-face { font-family: "Marquee Inter"; font-weight: \(weight); \
      src: url(data:font/woff2;base64,\(Base64.encode(bytes))) format("woff2"); }

      """
    }
    return Array("/*\n".utf8) + PackageResources.OFL_txt + Array("*/\n".utf8)
      + Array(fonts.joined().utf8) + PackageResources.page_css
      + PackageResources.panel_css
  }()

  /// A whole document.
  static func document(
    title: String, policy: String, style: [UInt8], body: [MarkupNode]
  ) -> [UInt8] {
    var writer = MarkupWriter(.html)
    writer.preamble("<!DOCTYPE html>\n")
    writer.write(
      .make(
        "html", ["lang": "en"],
        [
          .make(
            "head", [:],
            [
              .make("meta", ["charset": "utf-8"]),
              .make(
                "meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
              .make(
                "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
              .make("meta", ["name": "color-scheme", "content": "light dark"]),
              .make("title", [:], [.text(title)]),
              .make("style", [:], [.raw(style)]),
            ]),
          .make("body", [:], body),
        ]))
    return writer.bytes
  }
}
