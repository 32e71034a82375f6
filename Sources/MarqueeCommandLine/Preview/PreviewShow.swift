import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeRendering

/// Shows a line of a file in the open pages that another run keeps up to date.
///
/// The run writes a short script, which those pages load again and again (``ChangeScripts``), and ends.
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
    guard let page = Self.page(of: place.file, in: output) else {
      console.printError(
        VisibleText.escape(
          "marquee: error: '\(output)' has no page of '\(place.file)' that is kept up to date; "
            + "run 'marquee preview --watch --output \(output)' first") + "\n")
      return .ioError
    }
    let script = Self.script(of: page)
    let last = ChangeScripts.showNumber(in: try LocalFiles.read("\(output)/\(script)")) ?? 0
    try OpenFolder(output).write(
      ChangeScripts.show(line: place.line, number: last &+ 1), to: script)
    return .success
  }

  /// Writes a script that asks for nothing, so that the page has one to load.
  static func prepare(page: String, in output: String) throws(FileError) {
    let script = script(of: page)
    guard LocalFiles.kind(of: "\(output)/\(script)") == nil else { return }
    try OpenFolder.making(output).write(ChangeScripts.show(line: 0, number: 0), to: script)
  }

  /// The script beside a page.
  private static func script(of page: String) -> String { ChangeScripts(page: page).showScript }

  /// The page of a file, by the longest part of its path that is a page's path.
  private static func page(of file: String, in output: String) -> String? {
    var parts = file.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }[...]
    if let last = parts.popLast() {
      parts.append(last.hasSuffix(".plist") ? String(last.dropLast(".plist".count)) : last)
    }
    while !parts.isEmpty {
      let page = parts.joined(separator: "/")
      if !parts.contains(".."), LocalFiles.kind(of: "\(output)/\(script(of: page))") == .file {
        return page
      }
      parts.removeFirst()
    }
    return nil
  }
}
