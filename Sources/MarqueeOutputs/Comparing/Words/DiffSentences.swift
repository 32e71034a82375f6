import MarqueeDiagnostics
package import MarqueeRendering
package import MarqueeScreen

/// Changes in sentences, with control characters made visible.
package struct DiffSentences {
  private let report: DiffReport
  private let locale: DisplayLocale

  /// Creates the sentences of a report.
  ///
  /// - Parameter locale: The format of prices.
  package init(_ report: DiffReport, locale: DisplayLocale = .enUS) {
    self.report = report
    self.locale = locale
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
    let name = emphasized(quoted(screen.name))
    switch (screen.oldName, screen.newName) {
    case (nil, _): return "screen \(name) added"
    case (_, nil): return "screen \(name) removed"
    case (let old?, _):
      return "screen \(name)\(screen.isRenamed ? ", renamed from \(quoted(old))" : "")"
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
    let type = place.type.map { " (\(VisibleText.escape($0)))" } ?? ""
    var words = "section \(place.index + 1)\(name)\(type)"
    if section.old == nil || section.new == nil { words += ", \(DiffWording.count(place))" }
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
    var words = ["item \(place.item + 1) \(quoted(title))"]
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
    let key = VisibleText.escape(field.key)
    guard let detail = FieldDetail(field, in: locale) else {
      let name = field.old.map { "\(quoted(DiffWording.text(of: $0))) was " } ?? ""
      return ChangeDetail("\(key): \(name)edited")
    }
    let runs = detail.runs.map { WordRun(kind: $0.kind, text: VisibleText.escape($0.text)) }
    return ChangeDetail("\(key): ", runs, isReplacement: detail.isReplacement)
  }

  private func quoted(_ text: String) -> String { "'\(VisibleText.escape(text))'" }
}
