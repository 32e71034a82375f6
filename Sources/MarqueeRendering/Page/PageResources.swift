import MarqueePageFiles

/// The files that every page is made of.
enum PageResources {
  /// All scripts as one, in which nothing is visible from outside but what watching needs.
  static let script: [UInt8] = {
    let parts: [PageScript] = [
      .state, .lines, .parts, .rows, .chrome, .screen, .overlay, .bands, .panel, .editor, .cell,
      .controls, .strips, .keys, .others, .sheets, .printing, .canvas, .saving, .site, .changes,
      .start,
    ]
    return Array("(() => {\n'use strict';\n".utf8) + withoutComments(parts.flatMap(\.bytes))
      + Array("})();\n".utf8)
  }()

  /// The script of the index of a site.
  static let indexScript = withoutComments(PageScript.index.bytes)

  /// The style with all fonts inside, for pages whose content changes.
  static let wholeStyle = style(with: .all)

  /// The style, with fonts and their license inside.
  static func style(with fonts: FontFaces) -> [UInt8] {
    Array("/*\n".utf8) + PageFont.license + Array("*/\n".utf8) + fonts.style + rules
  }

  /// The rules of the style.
  ///
  /// What a later sheet says holds against an earlier one.
  static let rules: [UInt8] = {
    let parts: [PageStyle] = [.page, .chrome, .panel, .cells, .narrow, .looks, .print, .site]
    return withoutComments(parts.flatMap(\.bytes))
  }()

  /// A script or a style sheet without the lines that are comments, and without indentation.
  ///
  /// What is left is as it was written: neither has texts of several lines.
  private static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isInComment = false
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if text.starts(with: "/*".utf8) { isInComment = true }
      let isComment = isInComment || text.starts(with: "//".utf8)
      if isInComment, text.suffix(2).elementsEqual("*/".utf8) { isInComment = false }
      if !isComment { result += text + [UInt8(ascii: "\n")] }
    }
    return result
  }

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
