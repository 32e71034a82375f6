package import MarqueeCompiler
import MarqueeRendering

/// Shows a line of a file in open pages that a ``LivePreview`` of another process writes.
///
/// It writes a short script, which those pages load again and again (``ChangeScripts``).
package enum PreviewShow {
  /// Asks the open pages to show a line.
  ///
  /// - Parameter output: The folder of the pages.
  /// - Returns: Whether there is a page of the file that is kept up to date.
  package static func ask(
    for place: ShownPlace, in output: String
  ) throws(FileError) -> Bool {
    guard let script = script(of: place.file, in: output) else { return false }
    let last = ChangeScripts.showNumber(in: try LocalFiles.read("\(output)/\(script)")) ?? 0
    try OpenFolder(output).write(
      ChangeScripts.show(line: place.line, number: last &+ 1), to: script)
    return true
  }

  /// The script next to a file's page, found by the longest end of the path that is a page's path.
  private static func script(of file: String, in output: String) -> String? {
    var parts = file.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }[...]
    if let last = parts.popLast() {
      parts.append(last.hasSuffix(".plist") ? String(last.dropLast(".plist".count)) : last)
    }
    while !parts.isEmpty {
      let page = parts.joined(separator: "/")
      // A page is in the folder itself, or in a site.
      let script = [page, SitePath.page(page)].map { ChangeScripts(page: $0).showScript }
        .first { LocalFiles.kind(of: "\(output)/\($0)") == .file }
      if !parts.contains(".."), let script { return script }
      parts.removeFirst()
    }
    return nil
  }
}
