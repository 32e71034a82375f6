import MarqueeScreen

/// The words of a title, for judging whether two things are similar.
struct Likeness {
  /// Words after this many are not compared.
  private static let maximumWordCount = 64

  private let kind: String
  private let words: Set<Substring>

  /// Creates the likeness of an item, from its title.
  init(_ item: ScreenItem) {
    self.init(kind: item.kind.name, title: item.item.title)
  }

  /// Creates the likeness of a section, from its name.
  init(_ section: SectionContent) {
    self.init(kind: section.typeName, title: section.name ?? "")
  }

  private init(kind: String, title: String) {
    self.kind = kind
    let words = Words.split(title).lazy.filter { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
    self.words = Set(words.prefix(Self.maximumWordCount))
  }

  /// Whether two things are of the same kind, and share at least half of their words.
  ///
  /// Things without words count as similar.
  func isLike(_ other: Likeness) -> Bool {
    let count = max(words.count, other.words.count)
    return kind == other.kind && words.intersection(other.words).count * 2 >= count
  }
}
