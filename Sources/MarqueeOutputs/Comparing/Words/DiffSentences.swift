import MarqueeDiagnostics
package import MarqueeRendering
package import MarqueeScreen

/// Changes in sentences, with control characters made visible.
package struct DiffSentences {
  private let report: DiffReport
  private let locale: DisplayLocale
  /// Whether authors' texts are code spans, and words say what a sign before the sentence would.
  private let isMarkdown: Bool

  /// Creates the sentences of a report.
  ///
  /// - Parameter locale: The format of prices.
  package init(_ report: DiffReport, locale: DisplayLocale = .enUS, isMarkdown: Bool = false) {
    self.report = report
    self.locale = locale
    self.isMarkdown = isMarkdown
  }

  /// What differs outside the screens: other files with an error, and what the settings declare.
  package var shared: [String] {
    report.diff.unread.map { DiffWording.words(for: $0, quoted) }
      + report.diff.declarations.map { DiffWording.words(for: $0, quoted) }
  }

  /// The changes of a screen as a page lists them, in the same words as at a terminal.
  package func changeLines(of screen: ScreenDiff) -> [ChangeLine] {
    let whole = ChangeLine(sentence(of: screen), details: notes(on: screen))
    return [whole]
      + screen.sections.enumerated().flatMap { index, section in
        let heading = ChangeLine(
          sentence(of: section), details: notes(on: section), kind: section.kind,
          place: ChangePlace(section: index))
        return [heading]
          + section.items.enumerated().filter { !$0.element.followsNeighbors }.map {
            number, item in
            ChangeLine(
              sentence(of: item), details: notes(on: item), kind: item.kind,
              place: ChangePlace(section: index, item: number))
          }
      }
  }

  /// What happened to a screen as a whole.
  ///
  /// - Parameter emphasized: Makes the screen's name stand out.
  package func sentence(
    of screen: ScreenDiff, _ emphasized: (String) -> String = { $0 }
  ) -> String {
    let name = "\(isMarkdown ? "Screen" : "screen") \(emphasized(quoted(screen.name)))"
    switch (screen.oldName, screen.newName) {
    case (nil, _): return "\(name) added"
    case (_, nil): return "\(name) removed"
    case (let old?, _): return name + (screen.isRenamed ? ", renamed from \(quoted(old))" : "")
    }
  }

  package func notes(on screen: ScreenDiff) -> [ChangeDetail] {
    guard screen.oldName != nil, screen.newName != nil else { return [] }
    return screen.unread.map { ChangeDetail(DiffWording.words(for: $0, quoted)) }
      + screen.fields.map(detail)
  }

  /// What happened to a section, without the leading sign.
  package func sentence(of section: SectionDiff) -> String {
    guard let place = section.new ?? section.old else { return "" }
    let name = place.name.map { " \(quoted($0))" } ?? ""
    let type = place.type.map { " (\(visible($0)))" } ?? ""
    let part = isMarkdown ? "**Section \(place.index + 1)**" : "section \(place.index + 1)"
    var words = part + name + type + change(section.old == nil, section.new == nil)
    if section.old == nil || section.new == nil { words += ", \(place.itemCount.counted("item"))" }
    if section.isMoved, let old = section.old { words += ", moved from \(old.index + 1)" }
    if let error = DiffWording.error(in: section) { words += ": \(error)" }
    return words
  }

  /// The changed fields of a section, and the items that only moved along with others.
  package func notes(on section: SectionDiff) -> [ChangeDetail] {
    section.fields.map(detail) + DiffWording.followers(section.items).map { ChangeDetail($0) }
  }

  /// What happened to an item, without the leading sign.
  package func sentence(of item: ItemDiff) -> String {
    guard let place = item.new ?? item.old else { return "" }
    let title = item.title.isEmpty ? place.id : DiffWording.shortened(item.title)
    let part = isMarkdown ? "**Item \(place.item + 1)**" : "item \(place.item + 1)"
    var words = ["\(part) \(quoted(title))\(change(item.old == nil, item.new == nil))"]
    if let origin = DiffWording.origin(item) {
      let screen = item.move == .betweenScreens ? item.old.map { " of \(quoted($0.screen))" } : nil
      words.append(origin + (screen ?? ""))
    }
    if let rank = DiffWording.rank(item.rank) { words.append(rank) }
    return words.joined(separator: ", ")
  }

  package func notes(on item: ItemDiff) -> [ChangeDetail] { item.fields.map(detail) }

  /// A changed field in parts, with control characters made visible.
  package func detail(of field: FieldChange) -> ChangeDetail {
    let key = visible(field.key)
    guard let detail = FieldDetail(field, in: locale) else {
      let name = field.old.map { "\(quoted(DiffWording.text(of: $0))) was " } ?? ""
      return ChangeDetail("\(key): \(name)edited")
    }
    let runs = detail.runs.map { WordRun(kind: $0.kind, text: visible($0.text)) }
    return ChangeDetail("\(key): ", runs, isReplacement: detail.isReplacement)
  }

  private func change(_ isAdded: Bool, _ isRemoved: Bool) -> String {
    !isMarkdown ? "" : isAdded ? " added" : isRemoved ? " removed" : ""
  }

  private func visible(_ text: String) -> String {
    isMarkdown ? MarkdownText.code(text) : VisibleText.escape(text)
  }

  private func quoted(_ text: String) -> String {
    isMarkdown ? visible(text) : "'\(visible(text))'"
  }
}
