enum PageResources {
  /// The script of a screen; it exposes only what watching needs.
  static let script = PageScript.screen.bytes

  static let indexScript = PageScript.index.bytes

  /// The style with all fonts embedded, for pages whose content changes.
  static let wholeStyle = style(with: .all)

  static func style(with fonts: FontFaces, _ rules: [UInt8] = rules) -> [UInt8] {
    Array("/*\n".utf8) + PageFont.license + Array("*/\n".utf8) + fonts.style + rules
  }

  static let rules = PageStyle.screen.bytes

  /// A complete document with its style and script embedded.
  ///
  /// - Parameters:
  ///   - script: The script at the end of the body; empty for none.
  ///   - files: The files next to the page that it may load.
  ///   - imageSites: The sites whose images it may load.
  static func document(
    title: String, style: [UInt8], script: [UInt8] = [], files: ContentSecurityPolicy.Files,
    imageSites: [String] = [], body: MarkupNode
  ) -> [UInt8] {
    let policy = ContentSecurityPolicy(
      script: script, style: style, files: files, imageSites: imageSites)
    return document(
      title: title,
      head: """
        <meta http-equiv="Content-Security-Policy" content="\(policy.text)">\
        <style>\(raw: style)</style>
        """, body: script.isEmpty ? body : "\(body)<script>\(raw: script)</script>")
  }

  static func document(title: String, head: MarkupNode, body: MarkupNode) -> [UInt8] {
    let document: MarkupNode = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width, initial-scale=1">\
      <meta name="color-scheme" content="light dark"><title>\(title)</title>\(head)</head>\
      <body>\(body)</body></html>
      """
    return document.bytes
  }
}
