enum ComparisonStyle {
  static func document(
    title: String, body: MarkupNode, script: [UInt8] = [],
    files: ContentSecurityPolicy.Files = .none
  ) -> [UInt8] {
    let fonts = FontFaces(of: [body.bytes, PageStyle.compare.bytes])
    return PageResources.document(
      title: title, style: PageResources.style(with: fonts, PageStyle.compare.bytes),
      script: script, files: files, body: body)
  }
}
