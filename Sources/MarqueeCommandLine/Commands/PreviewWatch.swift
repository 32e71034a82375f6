import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

/// Keeps pages up to date with their content, and prints what has changed.
struct PreviewWatch {
  private var pages: LivePreview
  private var content: ContentWatch
  private let output: String
  private let console: Console
  /// What was wrong with the content when it was last printed.
  private var printed: [Diagnostic]?
  /// How many screens are named in one line at most.
  private static let namedCount = 5

  /// - Parameter path: The path of the content: a folder or a property list.
  init(_ request: PreviewRequest, path: String, console: Console) {
    pages = LivePreview(request, of: path)
    content = ContentWatch([path])
    output = request.output
    self.console = console
  }

  /// Writes the pages, and again after each change, until the process is stopped.
  ///
  /// - Parameter opens: Whether to open the first page in a browser.
  func run(opening opens: Bool) -> ExitCode {
    var watch = self
    guard let version = watch.update() else { return .ioError }
    // If no browser opens, the pages are kept up to date anyway.
    if opens, let main = version.main { _ = Browser.open("\(output)/\(main.name)") }
    while watch.content.waitForChange(on: console) { watch.update() }
    return .ioError
  }

  /// Looks at the content folder once, and writes the pages again if anything has changed.
  mutating func look() {
    if content.hasChanged() { update() }
  }

  /// Writes the pages that have changed; returns `nil` if not all could be written.
  @discardableResult
  mutating func update() -> LivePreview.Version? {
    let update = pages.update()
    if let content = update.content { _ = console.tell(ofUnread: content) }
    console.tell(of: update.removals, in: output)
    if let fault = update.fault { console.printFault(fault.message) }
    if let version = update.version { tell(of: version) }
    if let report = update.report, report.diagnostics != printed {
      ReportOptions().print(
        report.diagnostics, report.sources, of: report.settings.ruleSet, on: console)
      printed = report.diagnostics
    }
    return update.version
  }

  /// Prints where the pages are, and after that which of them are new.
  private func tell(of version: LivePreview.Version) {
    guard printed != nil else {
      guard let main = version.main else { return }
      return console.print("The preview is at \(PreviewAddress.text(of: main, in: output))\n")
    }
    guard !version.changed.isEmpty else { return }
    let names = EnglishList.join(version.changed, "and", atMost: Self.namedCount)
    console.print(VisibleText.escape("updated \(names)") + "\n")
  }
}
