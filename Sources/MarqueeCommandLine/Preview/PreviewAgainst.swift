import MarqueeComparison
import MarqueeCompiler
import MarqueeLayout
import MarqueeOutputs
import MarqueeRendering
import MarqueeSolver

/// Shows screens in two versions, before and after.
struct PreviewAgainst {
  private let command: PreviewCommand
  private let input: DiffInput
  private let path: String
  private let console: Console

  /// - Parameters:
  ///   - old: The old version.
  ///   - path: The path of the new version: a content folder or a property list.
  init(_ command: PreviewCommand, old: DiffOperand, path: String, console: Console) {
    self.command = command
    self.path = path
    self.console = console
    input = DiffInput(
      old: old, new: .path(path), at: ContentInput.defaultPath, environment: console.environment,
      workers: .all, standardInput: console.readInput)
  }

  /// Writes the files.
  func run() throws(FileError) -> ExitCode {
    let (old, new) = try input.read(withImages: true) { content throws(FileError) in
      try PreviewSide(content, command, style(for: content.operand))
    }
    if let error = UsageError(comparing: old.version, with: new.version) {
      return PreviewCommand.refuse(error, on: console)
    }
    let report = DiffReport(from: old.version, to: new.version)
    report.printWarnings(on: console)
    let screens = report.diff.screens.map { diff in
      ComparedScreen(
        diff, old: diff.oldName.flatMap { old.previews[$0] },
        new: diff.newName.flatMap { new.previews[$0] }, command.settings(command.comparedDevice))
    }
    let files =
      command.format == .markdown
      ? markdown(report, screens) : pages(report, screens, of: new.version)
    var folder = try PreviewFolder(command.output, content: path, purpose: .comparison)
    console.tell(of: folder.removeFiles(besides: Set(files.map(\.name))), in: command.output)
    for file in files {
      console.tell(of: [(file.name, try folder.write(file))], in: command.output)
    }
    try folder.finish()
    guard command.opens, let first = files.first else { return .success }
    return command.openInBrowser(first, on: console)
  }

  /// How images are reached; the files of a revision no longer exist when a page is opened.
  private func style(for operand: DiffOperand) -> PreviewImages.Style {
    guard case .path = operand, command.linksImages, command.format == .html else {
      return .embedded
    }
    return .linked
  }

  // MARK: Pages

  private static let indexName = "diff.html"

  private func pages(
    _ report: DiffReport, _ screens: [ComparedScreen], of new: DiffSide
  ) -> [PreviewFile] {
    let words = DiffSentences(report, locale: command.locale)
    let versions = (old: report.oldName, new: report.newName)
    let changed = Set(screens.compactMap(\.diff.newName))
    let entries = screens.map { screen in
      IndexPage.Entry(
        title: screen.diff.name,
        address: RelativeURI.reference(forPath: "\(screen.diff.name).diff.html"),
        remark: Self.remark(on: screen.diff))
    }
    let index = ComparisonIndex(
      entries, equal: new.screens.map(\.name).filter { !changed.contains($0) },
      versions: versions, summary: report.summary,
      warnings: report.warnings + words.shared)
    let pages = screens.map { screen in
      let name = screen.diff.name
      let depth = name.split(separator: "/").count - 1
      let page = ComparisonPage(
        screen, versions: versions, lines: words.changeLines(of: screen.diff),
        index: String(repeating: "../", count: depth) + Self.indexName)
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

  private func markdown(_ report: DiffReport, _ screens: [ComparedScreen]) -> [PreviewFile] {
    var text = DiffMarkdown(report, locale: command.locale).text
    if !screens.isEmpty { text += "\n\(DiffMarkdown.imagesMark)\n" }
    var images: [PreviewFile] = []
    for screen in screens {
      let name = screen.diff.name
      let cells = [(ChangeMark.Side.before, "before"), (.after, "after")].map { side, word in
        guard let bytes = screen.smallImage(side) else { return "none" }
        let file = "\(name).\(word).svg"
        images.append(PreviewFile(name: file, bytes: bytes, isMain: false))
        return "![\(word)](\(RelativeURI.reference(forPath: file)))"
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

extension PreviewCommand {
  /// The device that both versions are shown on.
  var comparedDevice: Device { devices.first ?? .iPhone15 }
}
