import MarqueeDiagnostics
package import MarqueeRendering
import MarqueeScreen

package struct PreviewFile: Sendable {
  package let name: String
  package let bytes: [UInt8]
  /// Whether it is what people open: a page or an image.
  package let isMain: Bool
  /// The screen that it belongs to; `nil` for a file about all screens.
  package var screen: String?

  package var output: OutputFile { OutputFile(name: name, bytes: bytes) }

  static func page(_ page: PreviewPage, content: [UInt8]? = nil) -> PreviewFile {
    PreviewFile(
      name: "\(path(of: page)).html", bytes: content.map { page.html(content: $0) } ?? page.html,
      isMain: page.place == nil, screen: page.preview.title)
  }

  /// The scripts that inform an open page about a new version; the one it waits for comes last.
  static func scripts(of page: PreviewPage, content: [UInt8], version: Int) -> [PreviewFile] {
    let scripts = [
      ("content", ChangeScripts.content(content)), ("version", ChangeScripts.version(version)),
    ]
    return scripts.map { word, bytes in
      PreviewFile(
        name: "\(path(of: page)).\(word).js", bytes: bytes, isMain: false,
        screen: page.preview.title)
    }
  }

  /// The script that makes an open page show a line; this one requests no line.
  static func showScript(of page: PreviewPage) -> PreviewFile {
    PreviewFile(
      name: ChangeScripts(page: path(of: page)).showScript,
      bytes: ChangeScripts.show(line: 0, number: 0), isMain: false, screen: page.preview.title)
  }

  private static func path(of page: PreviewPage) -> String {
    page.place == nil ? page.preview.title : SitePath.page(page.preview.title)
  }

  package static func index(of pages: [PreviewPage], isMain: Bool = false) -> PreviewFile {
    let entries = pages.map { page in
      IndexPage.Entry(
        title: page.preview.title,
        address: RelativeURI.reference(forPath: "\(page.preview.title).html"),
        remark: remark(on: page.preview))
    }
    return PreviewFile(name: OutputFile.indexName, bytes: IndexPage(entries).html, isMain: isMain)
  }

  private static func remark(on preview: Preview) -> String {
    let counts = [("error", Severity.error), ("warning", .warning)].map {
      (word, severity) in
      (preview.diagnostics.count { $0.severity == severity }, word)
    }
    let parts =
      [(preview.screen.sections.count, "section")] + counts.filter { $0.0 > 0 }
    return parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
