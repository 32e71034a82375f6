import MarqueeCatalog
import MarqueeRendering
package import MarqueeScreen

package struct DiffMarkdown {
  private let report: DiffReport
  private let sentences: DiffSentences

  /// The line before the images; a comment, in which relative links do not work, is cut off there.
  package static let imagesMark = "<!-- images -->"

  /// GitHub allows 65,536 characters, and GitLab a million.
  private static let maximumByteCount = 60_000

  /// Creates the Markdown of a report.
  ///
  /// - Parameter locale: The format of prices.
  package init(_ report: DiffReport, locale: DisplayLocale = .enUS) {
    self.report = report
    sentences = DiffSentences(report, locale: locale, isMarkdown: true)
  }

  /// The comment, as long as a comment may be; each author's text is a code span.
  package var text: String {
    let heading = [
      "### What changed for the viewer", "",
      "\(MarkdownText.code(report.oldName)) → \(MarkdownText.code(report.newName)): "
        + report.summary,
    ]
    let warnings =
      report.incomplete.map {
        "- \(MarkdownText.code($0)) \(DiffWording.incomplete)"
      } + report.uncompared.map { "- \(MarkdownText.code($0)) is not compared" }
    let shared = sentences.shared.map { "- \($0)" }
    let lines =
      (shared.isEmpty ? [] : [""] + shared)
      + report.diff.screens.flatMap { [""] + self.lines(of: $0) }
    return limited(heading + (warnings.isEmpty ? [] : [""] + warnings) + lines)
  }

  private func limited(_ lines: [String]) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      guard text.utf8.count + line.utf8.count < Self.maximumByteCount else {
        let count = lines.count - index
        return text + "\n… and \(count) more line\(count == 1 ? "" : "s")\n"
      }
      text += line + "\n"
    }
    return text
  }

  private func lines(of screen: ScreenDiff) -> [String] {
    let isChanged = screen.oldName != nil && screen.newName != nil
    let notes =
      screen.unread.map { DiffWording.words(for: $0, MarkdownText.code) }
      + screen.fields.map(line)
    return ["#### \(sentences.sentence(of: screen))", ""]
      + (isChanged ? notes.map { "- \($0)" } : []) + screen.sections.flatMap(lines)
  }

  private func lines(of section: SectionDiff) -> [String] {
    ["- \(sentences.sentence(of: section))"] + section.fields.map { "  - \(line(of: $0))" }
      + section.items.filter { !$0.followsNeighbors }.flatMap(lines)
      + DiffWording.followers(section.items).map { "  - \($0)" }
  }

  private func lines(of item: ItemDiff) -> [String] {
    ["  - \(sentences.sentence(of: item))"] + item.fields.map { "    - \(line(of: $0))" }
  }

  private func line(of field: FieldChange) -> String {
    let detail = sentences.detail(of: field)
    guard field.words == nil, !detail.runs.isEmpty else {
      return detail.text + detail.runs.map(Self.text).joined()
    }
    let values = [WordRun.Kind.removed, .added].map { kind in
      detail.runs.first { $0.kind == kind }?.text ?? "(none)"
    }
    return detail.text + values.joined(separator: ChangeDetail.arrow)
  }

  private static func text(of run: WordRun) -> String {
    switch run.kind {
    case .same: run.text
    case .removed: "~~\(run.text)~~"
    case .added: "**\(run.text)**"
    }
  }
}
