import MarqueePageFiles

/// The files that every page is made of.
enum PageResources {
  /// The script of a screen, in which nothing is visible from outside but what watching needs.
  static let script = PageScript.screen.bytes

  /// The script of the index of a site.
  static let indexScript = PageScript.index.bytes

  /// The style with all fonts inside, for pages whose content changes.
  static let wholeStyle = style(with: .all)

  /// The style, with fonts and their license inside.
  static func style(with fonts: FontFaces) -> [UInt8] {
    Array("/*\n".utf8) + PageFont.license + Array("*/\n".utf8) + fonts.style + rules
  }

  /// The rules of the style.
  static let rules = PageStyle.screen.bytes

  /// A whole document with its style inside.
  static func document(
    title: String, policy: String, style: [UInt8], body: [MarkupNode]
  ) -> [UInt8] {
    document(
      title: title,
      head: [
        .make("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        .make("style", [:], [.raw(style)]),
      ], body: body)
  }

  /// A whole document.
  static func document(title: String, head: [MarkupNode], body: [MarkupNode]) -> [UInt8] {
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
                "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
              .make("meta", ["name": "color-scheme", "content": "light dark"]),
              .make("title", [:], [.text(title)]),
            ] + head),
          .make("body", [:], body),
        ]))
    return writer.bytes
  }
}
