import MarqueeCatalog
import MarqueeRendering
package import MarqueeScreen

/// Changes for a comment on a pull request.
package struct DiffMarkdown {
  private let report: DiffReport
  private let locale: DisplayLocale

  /// The line before the images; a comment, in which relative links do not work, is cut off there.
  package static let imagesMark = "<!-- images -->"

  /// GitHub allows 65,536 characters, and GitLab a million.
  private static let maximumByteCount = 60_000

  /// Creates the Markdown of a report.
  ///
  /// - Parameter locale: The format of prices.
  package init(_ report: DiffReport, locale: DisplayLocale = .enUS) {
    self.report = report
    self.locale = locale
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
      } + report.unreadFolders.map { "- \(MarkdownText.code($0)) \(DiffWording.unread)" }
    let shared =
      report.diff.unread.map { "- \(DiffWording.words(for: $0, MarkdownText.code))" }
      + report.diff.declarations.map { "- \(DiffWording.words(for: $0, MarkdownText.code))" }
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
    let name = MarkdownText.code(screen.name)
    let sections = screen.sections.flatMap(lines)
    switch (screen.oldName, screen.newName) {
    case (nil, _): return ["#### Screen \(name) added", ""] + sections
    case (_, nil): return ["#### Screen \(name) removed", ""] + sections
    case (let old?, _):
      let former = screen.isRenamed ? ", renamed from \(MarkdownText.code(old))" : ""
      return ["#### Screen \(name)\(former)", ""]
        + screen.unread.map { "- \(DiffWording.words(for: $0, MarkdownText.code))" }
        + screen.fields.map { "- \(line(of: $0))" }
        + sections
    }
  }

  private func lines(of section: SectionDiff) -> [String] {
    guard let place = section.new ?? section.old else { return [] }
    let name = place.name.map { " \(MarkdownText.code($0))" } ?? ""
    let type = place.type.map { " (\(MarkdownText.code($0)))" } ?? ""
    var words = "**Section \(place.index + 1)**\(name)\(type)"
    if section.old == nil { words += " added, \(DiffWording.count(place))" }
    if section.new == nil { words += " removed, \(DiffWording.count(place))" }
    if section.isMoved, let old = section.old { words += ", moved from \(old.index + 1)" }
    if let error = DiffWording.error(in: section) { words += ": \(error)" }
    return ["- \(words)"] + section.fields.map { "  - \(line(of: $0))" }
      + section.items.filter { !$0.followsNeighbors }.flatMap(lines)
      + DiffWording.followers(section.items).map { "  - \($0)" }
  }

  private func lines(of item: ItemDiff) -> [String] {
    guard let place = item.new ?? item.old else { return [] }
    let title = item.title.isEmpty ? place.id : DiffWording.shortened(item.title)
    var words = ["**Item \(place.item + 1)** \(MarkdownText.code(title))"]
    if item.old == nil { words[0] += " added" }
    if item.new == nil { words[0] += " removed" }
    if let origin = DiffWording.origin(item) {
      let screen = item.old.map { " of \(MarkdownText.code($0.screen))" } ?? ""
      words.append(origin + (item.move == .betweenScreens ? screen : ""))
    }
    if let rank = DiffWording.rank(item.rank) { words.append(rank) }
    return ["  - \(words.joined(separator: ", "))"] + item.fields.map { "    - \(line(of: $0))" }
  }

  private func line(of field: FieldChange) -> String {
    let key = MarkdownText.code(field.key)
    guard let detail = FieldDetail(field, in: locale) else {
      let name = field.old.map { "\(MarkdownText.code(DiffWording.text(of: $0))) was " } ?? ""
      return "\(key): \(name)edited"
    }
    guard field.words == nil else { return "\(key): \(detail.runs.map(Self.text).joined())" }
    let values = [WordRun.Kind.removed, .added].map { kind in
      detail.runs.first { $0.kind == kind }.map { MarkdownText.code($0.text) } ?? "(none)"
    }
    return "\(key): \(values.joined(separator: " → "))"
  }

  private static func text(of run: WordRun) -> String {
    let text = MarkdownText.code(run.text)
    return switch run.kind {
    case .same: text
    case .removed: "~~\(text)~~"
    case .added: "**\(text)**"
    }
  }
}
