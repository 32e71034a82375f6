import MarqueeCompiler
import MarqueeOutputs
import MarqueeValidation

/// The previews that the client has asked for: pages that show unsaved text, and that open browsers
/// keep up to date.
struct LivePages {
  /// The folder for pages, which the host makes and removes; `nil` if it could not make one.
  private let folder: String?
  private var previews: [String: LivePreview] = [:]
  /// The content folders that were checked again since their pages were written.
  private var stale: Set<String> = []

  init(in folder: String?) { self.folder = folder }

  var areOutOfDate: Bool { !stale.isEmpty }

  mutating func noteCheck(of root: String) {
    if previews[root] != nil { stale.insert(root) }
  }

  /// Writes the pages of content, now and after each check.
  ///
  /// - Returns: The address of a screen's page, or of the first one for any other document.
  mutating func open(
    _ root: String, _ view: DocumentView
  ) throws(ResponseError) -> String {
    guard let folder else {
      throw ResponseError(.requestFailed, "there is no folder for the pages")
    }
    var request = PreviewRequest()
    request.output = "\(folder)/\(previews.count)"
    request.editor = view.client.editor ?? view.snapshot.content.settings.editor
    var pages = previews[root] ?? LivePreview(request, of: root)
    let update = pages.update(of: view.snapshot.content, view.snapshot.report)
    previews[root] = pages
    stale.remove(root)
    if let fault = update.fault { throw ResponseError(.requestFailed, fault.message) }
    let screen = view.snapshot.screen(atPath: view.document.path)
      .map { "\($0.outputName).html" }
    guard let page = screen ?? update.version?.main?.name else {
      throw ResponseError(.requestFailed, "the content has no screens")
    }
    return DocumentAddress.uri(ofPath: "\(pages.output)/\(page)")
  }

  /// Writes the pages of content that was checked again.
  ///
  /// What cannot be written now is written after the next check, as with 'marquee preview --watch'.
  mutating func update(_ snapshot: (_ root: String) -> Snapshot?) {
    for root in stale {
      guard let snapshot = snapshot(root) else { continue }
      _ = previews[root]?.update(of: snapshot.content, snapshot.report)
    }
    stale = []
  }

  /// Rings the cell of a line in the open page of a document.
  func show(_ root: String, line: Int, of view: DocumentView) throws(ResponseError) {
    guard let pages = previews[root] else {
      throw ResponseError(.requestFailed, "no preview is open; 'marquee.preview' opens one")
    }
    let path = view.document.path
    do throws(FileError) {
      guard let screen = view.snapshot.screen(atPath: path)?.outputName,
        try PreviewShow.ask(forLine: line, ofScreen: screen, in: pages.output)
      else { throw FileError.missing(path: path) }
    } catch {
      throw ResponseError(.requestFailed, "the preview has no page of this document")
    }
  }
}
