import MarqueeCatalog
package import MarqueeRendering
import MarqueeScreen

/// The words that reports for people use for changes, apart from authors' texts.
package enum DiffWording {
  /// A change of rank: `▲5 (rank 7 → 2)`.
  package static func rank(_ rank: RankChange?) -> String? {
    guard let rank else { return nil }
    guard let old = rank.old, let new = rank.new, let climb = rank.climb else {
      return rank.new.map { "new at rank \($0)" } ?? rank.old.map { "was at rank \($0)" }
    }
    return "\(climbed(climb)) (rank \(old) → \(new))"
  }

  /// The number of ranks that something has climbed or fallen: `▲2`, `▼1`.
  static func climbed(_ count: Int) -> String {
    count < 0 ? "▼\(count.magnitude)" : "▲\(count)"
  }

  /// Items whose rank changed only because of their neighbors, grouped by how far they climbed: `5
  /// others follow: ▼1`.
  package static func followers(_ items: [ItemDiff]) -> [String] {
    var counts: [Int: Int] = [:]
    for item in items where item.followsNeighbors {
      if let climb = item.rank?.climb { counts[climb, default: 0] += 1 }
    }
    return counts.sorted { $0.key > $1.key }.map { climb, count in
      "\(count) other\(count == 1 ? " follows" : "s follow"): \(climbed(climb))"
    }
  }

  /// Where a moved item was, without the name of another screen.
  package static func origin(_ item: ItemDiff) -> String? {
    guard let move = item.move, let old = item.old else { return nil }
    let place = "moved from \(old.item + 1)"
    return move == .withinSection ? place : "\(place) of section \(old.section + 1)"
  }

  /// What is done about the errors of a screen, after its name.
  package static let incomplete = "has errors, and what cannot be read is compared as text"

  /// What an error means for the comparison of a section; `nil` without an error that matters.
  package static func error(in section: SectionDiff) -> String? {
    switch (section.old?.hasError, section.new?.hasError) {
    case (true, true):
      section.isUnread ? "it has an error and differs, compared as text" : "it has an error"
    case (true, nil): "it had an error"
    case (nil, true): "it has an error"
    case (true, false): "it had an error, so its content is not compared"
    case (false, true): "it now has an error, so its content is not compared"
    default: nil
    }
  }

  /// What is known of a part that could not be read.
  ///
  /// - Parameter quote: How the name of the part is written.
  package static func words(for change: UnreadChange, _ quote: (String) -> String) -> String {
    let has = change.isOld == change.isNew ? "has" : change.isNew ? "now has" : "had"
    let place =
      switch change.subject {
      case .layout(let name): "layout \(quote(name)) \(has) an error"
      case .surroundings: "the file \(has) an error outside its sections"
      case .file(let name): "\(quote(name)) \(has) an error"
      case .screen:
        switch (change.isOld, change.isNew) {
        case (true, true): "both versions cannot be read"
        case (true, false): "the old version cannot be read"
        default: "the new version cannot be read"
        }
      }
    let end =
      change.subject == .screen
      ? "they differ and cannot be compared" : "it differs, compared as text"
    return "\(place): \(end)"
  }

  /// What is declared differently.
  ///
  /// - Parameter quote: How names and declarations are written.
  package static func words(for change: DeclarationChange, _ quote: (String) -> String) -> String {
    let owner =
      switch change.owner {
      case .items(let kind): "items \(quote(kind))"
      case .sections(let type): "sections \(quote(type))"
      case .screens: "screens"
      case .theme: "the theme"
      }
    let subject =
      switch change.subject {
      case .field(let key): "field \(quote(key))"
      case .part(let part): "the \(part.rawValue)"
      }
    let values = [change.old, change.new].map { $0.map(quote) ?? "nothing" }
    return "\(subject) of \(owner): \(values.joined(separator: " → "))"
  }

  static func text(of value: FieldValue) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number.text
    case .boolean(let boolean): boolean ? "true" : "false"
    case .list(let values): values.map(text).joined(separator: ", ")
    case .group(let values):
      values.sortedByBytes(of: \.key)
        .map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", ")
    }
  }

  /// The number of unchanged characters shown between changes.
  private static let shownCount = 80

  /// The parts of an edited text, with long unchanged parts cut by `…`.
  static func shortened(_ runs: [WordRun]) -> [WordRun] {
    runs.enumerated().map { index, run in
      guard run.kind == .same, run.text.count > shownCount else { return run }
      let (head, tail) = (run.text.prefix(shownCount / 2), run.text.suffix(shownCount / 2))
      let text =
        index == 0 ? "…\(tail)" : index == runs.count - 1 ? "\(head)…" : "\(head)…\(tail)"
      return WordRun(kind: .same, text: text)
    }
  }

  /// A title, cut to a moderate length.
  static func shortened(_ title: String) -> String {
    title.count > shownCount ? "\(title.prefix(shownCount - 1))…" : title
  }
}
