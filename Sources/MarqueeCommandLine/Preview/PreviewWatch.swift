import MarqueeCompiler
import MarqueeImages
import MarqueeRendering
import MarqueeScreen

/// Keeps pages up to date with their content.
///
/// The pages load a short script again and again, which tells them of a new version
/// (``ChangeScripts``).
struct PreviewWatch {
  private let command: PreviewCommand
  private let path: String
  private let console: Console
  /// The preview last shown of each screen, by name.
  private var shown: [String: Preview] = [:]
  /// The results of inspecting images, so that only changed ones are opened again.
  private var imageCache = ImageInspectionCache()
  private var version = 0
  private var content: ContentWatch
  /// The site that is written; `nil` for separate pages.
  private var site: PreviewSite?
  /// The place of each screen's page in the site.
  private var places: [String: SitePlace] = [:]

  init(_ command: PreviewCommand, path: String, console: Console) {
    self.command = command
    self.path = path
    self.console = console
    content = ContentWatch([path])
    site = command.site.isEmpty ? nil : PreviewSite(command)
  }

  /// Writes the pages, and again after each change, until the process is stopped.
  func run() throws(FileError) -> ExitCode {
    var watch = self
    try watch.begin()
    while watch.content.waitForChange(on: console) { watch.update() }
    return .ioError
  }

  /// Writes the pages for the first time.
  mutating func begin() throws(FileError) {
    try writePages(isFirst: true)
  }

  /// Looks at the content folder once, and writes the pages again if anything has changed.
  mutating func look() {
    if content.hasChanged() { update() }
  }

  private mutating func update() {
    do {
      try writePages(isFirst: false)
    } catch {
      // An editor may have removed a file for a moment; the next look sees it again.
      console.printError("marquee: error: \(error.message)")
    }
  }

  /// Writes the pages of the screens that have changed, and notifies open pages.
  private mutating func writePages(isFirst: Bool) throws(FileError) {
    let pipeline = try ContentPipeline(folder: path)
    let report = pipeline.run(imageCache: &imageCache)
    _ = console.tell(ofUnread: pipeline.content)
    let names = PreviewNames(of: pipeline.content, at: path, command.editor)
    let pages = try pages(of: report, names).map { keepingLastScreen($0) }
    let changed = pages.filter {
      shown[$0.preview.title] != $0.preview || places[$0.preview.title] != $0.place
    }
    version += 1
    var folder = try PreviewFolder(command.output, content: path)
    let known = pipeline.content.knownScreenNames
    console.tell(of: folder.removeFiles(without: known), in: command.output)
    if let known { shown = shown.filter { known.contains($0.key) } }
    // Shared files never change under their names, and reading them all again takes time.
    let shared = site?.sharedFiles ?? []
    for file in shared where !folder.has(file.name) { _ = try folder.write(file) }
    for page in changed { try write(page, into: &folder) }
    let index = site?.indexFiles(for: pages) ?? [PreviewFile.index(of: pages)]
    for file in index { _ = try folder.write(file) }
    if site != nil {
      _ = folder.removeAssets(without: Set((shared + index).map(\.name)))
    }
    try folder.finish()
    let diagnostics = report.settingsDiagnostics + report.screens.flatMap(\.diagnostics)
    let errorCount = diagnostics.count { $0.severity == .error }
    console.print(
      "version \(version): \(changed.count) of \(pages.count) screens, \(errorCount) errors\n")
    let main = index.first { $0.isMain } ?? pages.first.map { PreviewFile.page($0) }
    if isFirst, command.opens, let main {
      // If no browser opens, the pages are kept up to date anyway.
      command.openInBrowser(main, on: console)
    }
  }

  /// Writes a page.
  ///
  /// An open page needs only its scripts, so they are written first.
  private mutating func write(
    _ page: PreviewPage, into folder: inout PreviewFolder
  ) throws(FileError) {
    shown[page.preview.title] = page.preview
    places[page.preview.title] = page.place
    let content = page.content
    for file in PreviewFile.scripts(of: page, content: content, version: version) {
      _ = try folder.write(file)
    }
    let show = PreviewFile.showScript(of: page)
    // An existing script may ask for a line, so it is not replaced.
    if !folder.has(show.name) { _ = try folder.write(show) }
    _ = try folder.write(PreviewFile.page(page, content: content))
  }

  /// The pages of the screens of a report.
  private mutating func pages(
    of report: ContentReport, _ names: PreviewNames
  ) throws(FileError) -> [PreviewPage] {
    if let pages = try site?.pages(of: report, names) { return pages }
    return command.pages(of: report, try command.images(of: report), names, changes: true)
  }

  /// A page that shows the last good screen if its file is too broken to read much of it.
  private func keepingLastScreen(_ page: PreviewPage) -> PreviewPage {
    let hasErrors = page.preview.diagnostics.contains { $0.severity == .error }
    guard page.preview.isBroken || (page.preview.screen.sections.isEmpty && hasErrors),
      let last = shown[page.preview.title], !last.screen.sections.isEmpty
    else { return page }
    var page = page
    page.preview.isOutOfDate = true
    page.preview.screen = last.screen
    page.preview.origins = last.origins
    page.preview.images = last.images
    page.preview.faultySections = last.faultySections
    // The cells belong to an earlier text, so the diagnostics no longer apply to them.
    for index in page.preview.faultySections.indices {
      page.preview.faultySections[index].diagnostic = nil
    }
    for index in page.preview.diagnostics.indices {
      page.preview.diagnostics[index].section = nil
      page.preview.diagnostics[index].item = nil
      page.preview.diagnostics[index].faultySection = nil
    }
    return page
  }
}
