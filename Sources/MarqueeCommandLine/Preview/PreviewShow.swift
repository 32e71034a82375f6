import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeRendering

/// Shows a line of a file in open pages that another run keeps up to date.
///
/// It writes a short script, which those pages load again and again (``ChangeScripts``), and ends.
struct PreviewShow {
  private let place: ShownPlace
  private let output: String
  private let console: Console

  init(_ place: ShownPlace, _ output: String, on console: Console) {
    self.place = place
    self.output = output
    self.console = console
  }

  /// Writes the script.
  func run() throws(FileError) -> ExitCode {
    guard let script = Self.script(of: place.file, in: output) else {
      console.printError(
        "marquee: error: '\(output)' has no page of '\(place.file)' that is kept up to date; "
          + "run 'marquee preview --watch --output \(output)' first")
      return .ioError
    }
    let last = ChangeScripts.showNumber(in: try LocalFiles.read("\(output)/\(script)")) ?? 0
    try OpenFolder(output).write(
      ChangeScripts.show(line: place.line, number: last &+ 1), to: script)
    return .success
  }

  /// The script beside a file's page, found by the longest end of the path that is a page's path.
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
