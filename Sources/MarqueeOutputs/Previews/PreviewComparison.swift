package import MarqueeCompiler
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver

/// Shows screens in two versions, before and after.
package struct PreviewComparison {
  package let report: DiffReport
  private let request: PreviewRequest
  private let screens: [ComparedScreen]
  private let names: [String]

  package init(
    _ request: PreviewRequest, from old: PreviewSide, to new: PreviewSide
  ) throws(FileError) {
    self.request = request
    report = DiffReport(
      from: old.version, to: new.version,
      redrawnImages: try old.version.redrawnImages(in: new.version))
    names = new.version.screens.map(\.name)
    screens = report.diff.screens.map { diff in
      let before = diff.oldName.flatMap { old.previews[$0] }
      let after = diff.newName.flatMap { new.previews[$0] }
      let settings = request.settings(request.comparedDevice, for: after ?? before)
      return ComparedScreen(diff, old: before, new: after, settings)
    }
  }

  package var files: [PreviewFile] { request.format == .markdown ? markdown : pages }

  // MARK: Pages

  private static let indexName = "diff.html"

  private var pages: [PreviewFile] {
    let words = DiffSentences(report)
    let versions = (old: report.oldName, new: report.newName)
    let changed = Set(screens.compactMap(\.diff.newName))
    let entries = screens.map { screen in
      IndexPage.Entry(
        title: screen.diff.name,
        address: RelativeURI.reference(forPath: "\(screen.diff.name).diff.html"),
        remark: Self.remark(on: screen.diff))
    }
    let index = ComparisonIndex(
      entries, equal: names.filter { !changed.contains($0) },
      versions: versions, summary: report.summary,
      warnings: report.warnings + words.shared)
    let pages = screens.map { screen in
      let name = screen.diff.name
      let locale = (screen.new ?? screen.old)?.locale ?? .enUS
      let page = ComparisonPage(
        screen, versions: versions,
        lines: DiffSentences(report, locale: locale).changeLines(of: screen.diff),
        index: PathFromFolder.up(from: name) + Self.indexName)
      return PreviewFile(name: "\(name).diff.html", bytes: page.html, isMain: true)
    }
    return [PreviewFile(name: Self.indexName, bytes: index.html, isMain: true)] + pages
  }

  private static func remark(on screen: ScreenDiff) -> String {
    if screen.oldName == nil { return "added" }
    if screen.newName == nil { return "removed" }
    let sections = screen.sections.filter { $0.kind != nil }.count
    let items = Set(screen.marks.map(\.place).filter { $0.item != nil }).count
    let changes = sections + items + screen.fields.count + screen.unread.count
    return "\(changes) change\(changes == 1 ? "" : "s")"
  }

  // MARK: Markdown

  /// The name of the file with the changes, for a pull request.
  static let markdownName = "diff.md"

  private var markdown: [PreviewFile] {
    var text = DiffMarkdown(report, locale: request.locales.first ?? .enUS).text
    if !screens.isEmpty { text += "\n\(DiffMarkdown.imagesMark)\n" }
    var images: [PreviewFile] = []
    for screen in screens {
      let name = screen.diff.name
      let small = screen.smallImages
      let cells = ChangeMark.Side.allCases.map { side in
        guard let bytes = small[side] else { return "none" }
        let file = "\(name).\(side.rawValue).svg"
        images.append(PreviewFile(name: file, bytes: bytes, isMain: false))
        return "![\(side.rawValue)](\(RelativeURI.reference(forPath: file)))"
      }
      text += """

        #### \(MarkdownText.code(name))

        | Before | After |
        |---|---|
        | \(cells[0]) | \(cells[1]) |

        """
    }
    return [PreviewFile(name: Self.markdownName, bytes: Array(text.utf8), isMain: true)] + images
  }
}
