import MarqueeCompiler
import MarqueeOutputs

/// Keeps pages up to date with their content, and prints what has changed.
struct PreviewWatch {
  private var pages: LivePreview
  private var content: ContentWatch
  private let output: String
  private let console: Console

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
    if opens, let main = version.main {
      // If no browser opens, the pages are kept up to date anyway.
      console.openInBrowser(main, in: output)
    }
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
    if let version = update.version {
      console.print(
        "version \(version.number): \(version.changedCount) of \(version.pageCount) screens, "
          + "\(version.errorCount) errors\n")
    }
    return update.version
  }
}
