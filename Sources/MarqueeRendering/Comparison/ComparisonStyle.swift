/// Makes the documents of a comparison.
enum ComparisonStyle {
  /// A document with the fonts for its content.
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
    let policy = ContentSecurityPolicy(script: script, style: style, files: files)
    return PageResources.document(
      title: title, policy: policy.text, style: style,
      body: [.raw(shown.bytes)] + (script.isEmpty ? [] : [.make("script", [:], [.raw(script)])]))
  }
}
