import MarqueeOutputs
import MarqueeRendering

/// Changes for people, at a terminal.
struct DiffText {
  private let report: DiffReport
  private let sentences: DiffSentences
  private let style: TextStyle

  init(_ report: DiffReport, style: TextStyle) {
    self.report = report
    self.style = style
    sentences = DiffSentences(report)
  }

  /// The lines, with control characters made visible.
  var text: String {
    let shared = sentences.shared
    let lines =
      shared + (shared.isEmpty ? [] : [""])
      + report.diff.screens.flatMap { self.lines(of: $0) + [""] }
    return (lines + [report.summary]).joined(separator: "\n") + "\n"
  }

  private func lines(of screen: ScreenDiff) -> [String] {
    let mark =
      screen.oldName == nil
      ? "\(style.paint("+", .added)) "
      : screen.newName == nil ? "\(style.paint("-", .removed)) " : ""
    return [mark + sentences.sentence(of: screen, painted)]
      + sentences.notes(on: screen).map { "  \(line(of: $0))" }
      + screen.sections.flatMap(lines)
  }

  private func lines(of section: SectionDiff) -> [String] {
    let isChanged = section.isMoved || section.isUnread || !section.fields.isEmpty
    let mark = mark(section.old == nil, section.new == nil, isChanged)
    return ["  \(mark) \(sentences.sentence(of: section))"]
      + section.fields.map { "      \(line(of: sentences.detail(of: $0)))" }
      + section.items.filter { !$0.followsNeighbors }.flatMap(lines)
      + DiffWording.followers(section.items).map { "      \($0)" }
  }

  private func lines(of item: ItemDiff) -> [String] {
    let mark = mark(item.old == nil, item.new == nil, true)
    return ["      \(mark) \(sentences.sentence(of: item))"]
      + sentences.notes(on: item).map { "          \(line(of: $0))" }
  }

  private func painted(_ name: String) -> String { style.paint(name, .emphasis) }

  private func mark(_ isAdded: Bool, _ isRemoved: Bool, _ isChanged: Bool) -> String {
    if isAdded { return style.paint("+", .added) }
    if isRemoved { return style.paint("-", .removed) }
    return isChanged ? style.paint("~", .note) : " "
  }

  private func line(of detail: ChangeDetail) -> String {
    guard detail.isReplacement else { return detail.text + detail.runs.map(text).joined() }
    let values = detail.runs.map { style.paint($0.text, $0.kind == .removed ? .removed : .added) }
    return detail.text + values.joined(separator: ChangeDetail.arrow)
  }

  /// A part of a text: in color, or otherwise with signs.
  private func text(of run: WordRun) -> String {
    let text = run.text
    switch run.kind {
    case .same: return text
    case .removed: return style.usesColor ? style.paint(text, .removed) : "[-\(text)-]"
    case .added: return style.usesColor ? style.paint(text, .added) : "{+\(text)+}"
    }
  }
}
