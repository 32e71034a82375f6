package import MarqueeCompiler
import MarqueeImages
import MarqueeRendering

/// Shows a line of a file in open pages that a ``LivePreview`` writes.
///
/// It writes a short script, which those pages load again and again (``ChangeScripts``).
package enum PreviewShow {
  /// Asks the open pages of a screen to show a line.
  ///
  /// - Parameter output: The folder of the pages.
  /// - Returns: Whether there is a page of the screen that is kept up to date.
  package static func ask(
    forLine line: Int, ofScreen name: String, in output: String
  ) throws(FileError) -> Bool {
    let script = ChangeScripts(page: name).showScript
    guard Disk().kind(of: "\(output)/\(script)") == .regular else { return false }
    let last = ChangeScripts.showNumber(in: try Disk().read("\(output)/\(script)").bytes) ?? 0
    try OpenFolder(output).write(ChangeScripts.show(line: line, number: last &+ 1), to: script)
    return true
  }
}
