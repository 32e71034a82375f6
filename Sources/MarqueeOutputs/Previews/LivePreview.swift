package import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeRendering

/// Pages that are kept up to date with their content.
///
/// The pages load a short script again and again, which says what has changed
/// (``ChangeScripts``).
package struct LivePreview {
  private let request: PreviewRequest
  package var output: String { request.output }
  private let path: String
  private var workspace: Workspace
  /// The preview last shown of each screen, by name.
  private var shown: [String: Preview] = [:]
  private var version = 0
  /// The site that is written; `nil` for separate pages.
  private var site: PreviewSite?
  /// The place of each screen's page in the site.
  private var places: [String: SitePlace] = [:]

  /// Creates pages that follow content; ``update()`` writes them.
  ///
  /// - Parameters:
  ///   - request: The pages; they follow the content, even if the request does not say so.
  ///   - path: The path of the content: a folder or a property list.
  package init(_ request: PreviewRequest, of path: String) {
    var request = request
    request.followsContent = true
    self.request = request
    self.path = path
    workspace = Workspace(path: path)
    site = request.isSite ? PreviewSite(request) : nil
  }

  package struct Update {
    package fileprivate(set) var content: ContentFolder?
    package fileprivate(set) var report: ContentReport?
    /// What happened to the files of deleted screens.
    package fileprivate(set) var removals: [PreviewFolder.NamedChange] = []
    /// The new version of the pages; `nil` if not all could be written.
    package fileprivate(set) var version: Version?
    /// The error that ended the update.
    ///
    /// An editor may have removed a file for a moment; the next update sees it again.
    package fileprivate(set) var fault: FileError?
  }

  package struct Version {
    /// The names of the screens whose pages were written.
    package let changed: [String]
    /// The page to open; `nil` if there are no screens.
    package let main: PreviewFile?
  }

  /// Reads the content, writes the pages of the screens that have changed since the last update,
  /// and notifies open pages.
  package mutating func update() -> Update {
    do throws(FileError) {
      workspace.noteChange()
      let (pipeline, report) = try workspace.report()
      return update(of: pipeline.content, report)
    } catch {
      return Update(fault: error)
    }
  }

  /// Does the same with content that was checked already, such as the unsaved text of an editor.
  package mutating func update(of content: ContentFolder, _ report: ContentReport) -> Update {
    var update = Update(content: content, report: report)
    do throws(FileError) { try write(&update, content, report) } catch { update.fault = error }
    return update
  }

  private mutating func write(
    _ update: inout Update, _ content: ContentFolder, _ report: ContentReport
  ) throws(FileError) {
    let names = PreviewNames(of: content, at: path, editor: request.editor)
    let pages = try pages(of: report, names).map { keepingLastScreen($0) }
    let changed = pages.filter {
      shown[$0.preview.title] != $0.preview || places[$0.preview.title] != $0.place
    }
    var folder = try PreviewFolder(request.output, content: path)
    let known = content.knownScreenNames
    update.removals = folder.removeFiles(without: known)
    if let known { shown = shown.filter { known.contains($0.key) } }
    let index = try write(changed, of: pages, into: &folder)
    update.version = Version(
      changed: changed.map(\.preview.title),
      main: index.first { $0.isMain } ?? pages.first.map { PreviewFile.page($0) })
  }

  /// Writes pages, and the files that all pages share; returns the files of the index.
  private mutating func write(
    _ changed: [PreviewPage], of pages: [PreviewPage], into folder: inout PreviewFolder
  ) throws(FileError) -> [PreviewFile] {
    // Shared files never change under their names, and reading them all again takes time.
    let shared = site?.sharedFiles ?? []
    for file in shared where !folder.has(file.name) { _ = try folder.write(file) }
    // Open pages show a change before all views of a large screen are judged.
    for page in changed where shown[page.preview.title] != nil {
      if let early = page.early { try writeScripts(of: early, early.content, into: &folder) }
    }
    for page in changed { try write(page, into: &folder) }
    let index = site?.indexFiles(for: pages) ?? [PreviewFile.index(of: pages)]
    for file in index { _ = try folder.write(file) }
    if site != nil {
      // The last good screen of a broken file may have images that no screen names now.
      let kept = pages.map(\.preview).filter(\.isOutOfDate).flatMap(PreviewSite.imageFiles)
      _ = folder.removeAssets(without: Set((shared + index).map(\.name) + kept))
    }
    try folder.finish()
    return index
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
    try writeScripts(of: page, content, into: &folder)
    let show = PreviewFile.showScript(of: page)
    // An existing script may ask for a line, so it is not replaced.
    if !folder.has(show.name) { _ = try folder.write(show) }
    _ = try folder.write(PreviewFile.page(page, content: content))
  }

  private mutating func writeScripts(
    of page: PreviewPage, _ content: [UInt8], into folder: inout PreviewFolder
  ) throws(FileError) {
    version += 1
    for file in PreviewFile.scripts(of: page, content: content, version: version) {
      _ = try folder.write(file)
    }
  }

  private mutating func pages(
    of report: ContentReport, _ names: PreviewNames
  ) throws(FileError) -> [PreviewPage] {
    if let pages = try site?.pages(of: report, names) { return pages }
    return request.pages(of: report, try request.images(of: report), names)
  }

  /// A page that shows the last good screen if its file is too broken to read much of it.
  private func keepingLastScreen(_ page: PreviewPage) -> PreviewPage {
    let hasErrors = page.preview.diagnostics.contains { $0.severity == .error }
    guard page.preview.isBroken || (page.preview.screen.sections.isEmpty && hasErrors),
      let last = shown[page.preview.title], !last.screen.sections.isEmpty
    else { return page }
    var page = page
    page.preview.isOutOfDate = true
    page.preview.scene = last.scene
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
