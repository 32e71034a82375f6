enum ComparisonStyle {
  static func document(
    title: String, body: MarkupNode, script: [UInt8] = [],
    files: ContentSecurityPolicy.Files = .none
  ) -> [UInt8] {
    let fonts = FontFaces(of: [body.bytes, PageStyle.compare.bytes])
    let style =
      Array("/*\n".utf8) + PageFont.license + Array("*/\n".utf8) + fonts.style
      + PageStyle.compare.bytes
    return PageResources.document(
      title: title, style: style, script: script, files: files, body: body)
  }
}
