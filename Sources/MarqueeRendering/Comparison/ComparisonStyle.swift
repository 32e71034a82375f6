enum ComparisonStyle {
  static func document(
    title: String, body: [MarkupNode], script: [UInt8] = [],
    files: ContentSecurityPolicy.Files = .none
  ) -> [UInt8] {
    var shown = MarkupWriter(.html)
    for node in body { shown.write(node) }
    let fonts = FontFaces(of: [shown.bytes, PageStyle.compare.bytes])
    let style =
      Array("/*\n".utf8) + PageFont.license + Array("*/\n".utf8) + fonts.style
      + PageStyle.compare.bytes
    return PageResources.document(
      title: title, style: style, script: script, files: files, body: [.raw(shown.bytes)])
  }
}
