import MarqueeCatalog
import MarqueeComparison
import MarqueeDiagnostics

/// Changes for people, at a terminal.
struct DiffText {
  private let report: DiffReport
  private let style: TextStyle

  /// Takes what changed.
  init(_ report: DiffReport, style: TextStyle) {
    self.report = report
    self.style = style
  }

  /// The lines, with control characters made visible.
  var text: String {
    let lines =
      files + (files.isEmpty ? [] : [""])
      + report.diff.screens.flatMap { self.lines(of: $0) + [""] }
    return (lines + [report.summary]).joined(separator: "\n") + "\n"
  }

  /// The other files that have an error and differ.
  var files: [String] { report.diff.unread.map { DiffWording.words(for: $0, quoted) } }

  private func lines(of screen: ScreenDiff) -> [String] {
    let mark =
      screen.oldName == nil
      ? "\(painted("+", .added)) " : screen.newName == nil ? "\(painted("-", .removed)) " : ""
    return [mark + sentence(of: screen)] + notes(on: screen).map { "  \($0)" }
      + screen.sections.flatMap(lines)
  }

  private func lines(of section: SectionDiff) -> [String] {
    let isChanged = section.isMoved || section.isUnread || !section.fields.isEmpty
    let mark = mark(section.old == nil, section.new == nil, isChanged)
    return ["  \(mark) \(sentence(of: section))"] + section.fields.map { "      \(line(of: $0))" }
      + section.items.filter { !$0.followsNeighbors }.flatMap(lines)
      + DiffWording.followers(section.items).map { "      \($0)" }
  }

  private func lines(of item: ItemDiff) -> [String] {
    let mark = mark(item.old == nil, item.new == nil, true)
    return ["      \(mark) \(sentence(of: item))"] + notes(on: item).map { "          \($0)" }
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
  func notes(on screen: ScreenDiff) -> [String] {
    guard screen.oldName != nil, screen.newName != nil else { return [] }
    return screen.unread.map { DiffWording.words(for: $0, quoted) } + screen.fields.map(line)
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
  func notes(on section: SectionDiff) -> [String] {
    section.fields.map(line) + DiffWording.followers(section.items)
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
  func notes(on item: ItemDiff) -> [String] { item.fields.map(line) }

  private func mark(_ isAdded: Bool, _ isRemoved: Bool, _ isChanged: Bool) -> String {
    if isAdded { return painted("+", .added) }
    if isRemoved { return painted("-", .removed) }
    return isChanged ? painted("~", .note) : " "
  }

  private func line(of field: FieldChange) -> String {
    let key = VisibleText.escape(field.key)
    if field.role == .layout, field.old == field.new {
      return "\(key): \(field.old.map { "\(quoted(DiffWording.text(of: $0))) was " } ?? "")edited"
    }
    if let words = field.words {
      return "\(key): \(DiffWording.shortened(words).map(text).joined())"
    }
    guard let old = field.old, let new = field.new else {
      let removed = field.old.map { WordRun(kind: .removed, text: DiffWording.text(of: $0)) }
      let added = field.new.map { WordRun(kind: .added, text: DiffWording.text(of: $0)) }
      return "\(key): \([removed, added].compactMap(\.self).map(text).joined())"
    }
    let (before, after) = (DiffWording.text(of: old), DiffWording.text(of: new))
    return "\(key): \(painted(VisibleText.escape(before), .removed)) → "
      + painted(VisibleText.escape(after), .added)
  }

  /// A part of a text: in color, or otherwise with signs.
  private func text(of run: WordRun) -> String {
    let text = VisibleText.escape(run.text)
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
