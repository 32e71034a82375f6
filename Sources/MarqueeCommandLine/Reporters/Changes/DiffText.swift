import MarqueeCatalog
import MarqueeComparison
import MarqueeDiagnostics
import MarqueeFigures
import MarqueeRendering

/// Changes for people, at a terminal.
struct DiffText {
  private let report: DiffReport
  private let style: TextStyle
  private let locale: DisplayLocale

  /// Takes what changed.
  ///
  /// - Parameter locale: The format of prices.
  init(_ report: DiffReport, style: TextStyle, locale: DisplayLocale = .enUS) {
    self.report = report
    self.style = style
    self.locale = locale
  }

  /// The lines, with control characters made visible.
  var text: String {
    let lines =
      shared + (shared.isEmpty ? [] : [""])
      + report.diff.screens.flatMap { self.lines(of: $0) + [""] }
    return (lines + [report.summary]).joined(separator: "\n") + "\n"
  }

  /// What differs outside the screens: other files with an error, and what the settings declare.
  var shared: [String] {
    report.diff.unread.map { DiffWording.words(for: $0, quoted) }
      + report.diff.declarations.map { DiffWording.words(for: $0, quoted) }
  }

  private func lines(of screen: ScreenDiff) -> [String] {
    let mark =
      screen.oldName == nil
      ? "\(painted("+", .added)) " : screen.newName == nil ? "\(painted("-", .removed)) " : ""
    return [mark + sentence(of: screen)] + notes(on: screen).map { "  \(line(of: $0))" }
      + screen.sections.flatMap(lines)
  }

  private func lines(of section: SectionDiff) -> [String] {
    let isChanged = section.isMoved || section.isUnread || !section.fields.isEmpty
    let mark = mark(section.old == nil, section.new == nil, isChanged)
    return ["  \(mark) \(sentence(of: section))"]
      + section.fields.map { "      \(line(of: detail(of: $0)))" }
      + section.items.filter { !$0.followsNeighbors }.flatMap(lines)
      + DiffWording.followers(section.items).map { "      \($0)" }
  }

  private func lines(of item: ItemDiff) -> [String] {
    let mark = mark(item.old == nil, item.new == nil, true)
    return ["      \(mark) \(sentence(of: item))"]
      + notes(on: item).map { "          \(line(of: $0))" }
  }

  /// What happened to a screen as a whole.
  func sentence(of screen: ScreenDiff) -> String {
    let name = style.paint(quoted(screen.name), .emphasis)
    switch (screen.oldName, screen.newName) {
    case (nil, _): return "screen \(name) added"
    case (_, nil): return "screen \(name) removed"
    case (let old?, _):
      return "screen \(name)\(screen.isRenamed ? ", renamed from \(quoted(old))" : "")"
    }
  }

  /// The changed fields of a screen that is in both versions.
  func notes(on screen: ScreenDiff) -> [ChangeDetail] {
    guard screen.oldName != nil, screen.newName != nil else { return [] }
    return screen.unread.map { ChangeDetail(DiffWording.words(for: $0, quoted)) }
      + screen.fields.map(detail)
  }

  /// What happened to a section, without the leading sign.
  func sentence(of section: SectionDiff) -> String {
    guard let place = section.new ?? section.old else { return "" }
    let name = place.name.map { " \(quoted($0))" } ?? ""
    let type = place.type.map { " (\(VisibleText.escape($0)))" } ?? ""
    var words = "section \(place.index + 1)\(name)\(type)"
    if section.old == nil || section.new == nil { words += ", \(DiffWording.count(place))" }
    if section.isMoved, let old = section.old { words += ", moved from \(old.index + 1)" }
    if let error = DiffWording.error(in: section) { words += ": \(error)" }
    return words
  }

  /// The changed fields of a section, and the items that only moved along with others.
  func notes(on section: SectionDiff) -> [ChangeDetail] {
    section.fields.map(detail) + DiffWording.followers(section.items).map { ChangeDetail($0) }
  }

  /// What happened to an item, without the leading sign.
  func sentence(of item: ItemDiff) -> String {
    guard let place = item.new ?? item.old else { return "" }
    let title = item.title.isEmpty ? place.id : DiffWording.shortened(item.title)
    var words = ["item \(place.item + 1) \(quoted(title))"]
    if let origin = DiffWording.origin(item) {
      let screen = item.move == .betweenScreens ? item.old.map { " of \(quoted($0.screen))" } : nil
      words.append(origin + (screen ?? ""))
    }
    if let rank = DiffWording.rank(item.rank) { words.append(rank) }
    return words.joined(separator: ", ")
  }

  /// The changed fields of an item.
  func notes(on item: ItemDiff) -> [ChangeDetail] { item.fields.map(detail) }

  private func mark(_ isAdded: Bool, _ isRemoved: Bool, _ isChanged: Bool) -> String {
    if isAdded { return painted("+", .added) }
    if isRemoved { return painted("-", .removed) }
    return isChanged ? painted("~", .note) : " "
  }

  /// A changed field in parts, with control characters made visible.
  private func detail(of field: FieldChange) -> ChangeDetail {
    let key = VisibleText.escape(field.key)
    guard let detail = FieldDetail(field, in: locale) else {
      let name = field.old.map { "\(quoted(DiffWording.text(of: $0))) was " } ?? ""
      return ChangeDetail("\(key): \(name)edited")
    }
    let runs = detail.runs.map { WordRun(kind: $0.kind, text: VisibleText.escape($0.text)) }
    return ChangeDetail("\(key): ", runs, isReplacement: detail.isReplacement)
  }

  private func line(of detail: ChangeDetail) -> String {
    guard detail.isReplacement else { return detail.text + detail.runs.map(text).joined() }
    let values = detail.runs.map { painted($0.text, $0.kind == .removed ? .removed : .added) }
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

  private func painted(_ text: String, _ role: TextStyle.Role) -> String {
    style.paint(text, role)
  }

  private func quoted(_ text: String) -> String { "'\(VisibleText.escape(text))'" }
}
