import Marquee
import MarqueeScreen

/// Writes screens and their index as JSON into a folder.
struct OutputWriter {
  let files: BuildSystemFiles
  let report: ReportOptions
  let style: JSONStyle
  let console: Console
  /// Whether all could be written.
  private(set) var isComplete = true
  private var writtenBy: [String: String] = [:]

  init(to folder: String, _ style: JSONStyle, _ report: ReportOptions, on console: Console) {
    files = BuildSystemFiles(output: folder)
    self.report = report
    self.style = style
    self.console = console
  }

  /// Writes all screens without faults.
  ///
  /// - Parameter hasIndex: Whether to write the index too, if nothing is wrong with any screen.
  mutating func write(_ contents: [CompiledContent], withIndex hasIndex: Bool) {
    for content in contents {
      // Faulty settings make every screen doubtful.
      guard !report.fail(content.settingsDiagnostics) else { continue }
      for screen in content.screens where !report.fail(screen.diagnostics) { write(screen) }
    }
    let indices = contents.compactMap(\.index)
    guard hasIndex, !contents.isEmpty, indices.count == contents.count, isComplete,
      !report.fail(contents.flatMap(\.diagnostics))
    else { return }
    let index = ScreenIndex(indices.flatMap(\.screens))
    write(index.json(style: style), to: files.indexPath, for: "the index of all screens")
  }

  private mutating func write(_ screen: CompiledScreen) {
    guard let json = screen.json else { return }
    let path = files.path(ofOutput: screen.outputName)
    write(json, to: path, for: "'\(screen.file)'")
  }

  private mutating func write(_ json: [UInt8], to path: String, for maker: String) {
    do throws(FileTrouble) {
      // A Mac's disk does not tell case.
      if let other = writtenBy.updateValue(maker, forKey: path.lowercased()) {
        guard other != maker else { return }
        console.printError("marquee: error: \(other) and \(maker) would both become '\(path)'")
        isComplete = false
        return
      }
      let isChanged = try LocalFiles.write(json, to: path)
      if report.reporter == .text {
        console.print(VisibleText.escape("\(isChanged ? "wrote" : "unchanged") \(path)") + "\n")
      }
    } catch {
      console.printError("marquee: error: \(error.message)")
      isComplete = false
    }
  }
}
