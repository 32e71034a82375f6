import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

/// Keeps pages up to date with their content, and prints what has changed.
struct PreviewWatch {
  private var pages: LivePreview
  private let path: String
  private let opening: PreviewOpening
  private let console: Console
  /// The baseline of the content, whose changes count, too.
  private var baseline: String?
  /// What was wrong with the content when it was last printed.
  private var printed: [Diagnostic]?
  /// How many screens are named in one line at most.
  private static let namedCount = 5

  /// - Parameter path: The path of the content: a folder or a property list.
  init(_ request: PreviewRequest, _ opening: PreviewOpening, path: String, console: Console) {
    pages = LivePreview(request, of: path)
    self.path = path
    self.opening = opening
    self.console = console
  }

  /// Writes the pages, and again after each change, until the process is stopped.
  ///
  /// Ends at once if the pages cannot be written the first time.
  func run() -> ExitCode {
    var watch = self
    var wasWritten = false
    return console.follow([path]) {
      wasWritten = watch.update() || wasWritten
      return wasWritten ? [watch.baseline].compactMap(\.self) : nil
    }
  }

  /// Writes the pages that have changed; `false` if not all could be written.
  @discardableResult
  mutating func update() -> Bool {
    let update = pages.update()
    if let content = update.content {
      _ = console.reportUnreadFiles(of: content)
      baseline = content.baseline?.path
    }
    console.printChanges(update.removals, in: opening.folder)
    if let fault = update.fault { console.printFault(fault.message) }
    if let version = update.version { printNews(of: version) }
    if let report = update.report, report.diagnostics != printed {
      ReportOptions().print(
        report.diagnostics, report.sources, of: report.settings.ruleSet, on: console)
      printed = report.diagnostics
    }
    return update.version != nil
  }

  /// Shows the first page, and after that prints which pages are new.
  private func printNews(of version: LivePreview.Version) {
    guard printed != nil else {
      // If no browser opens, the pages are kept up to date anyway.
      if let main = version.main { opening.show(main, on: console) }
      return
    }
    guard !version.changed.isEmpty else { return }
    let names = EnglishList.join(version.changed, "and", atMost: Self.namedCount)
    console.print(VisibleText.escape("updated \(names)") + "\n")
  }
}
