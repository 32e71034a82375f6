import MarqueeScreen

/// The words of a title, to find out whether two things are much alike.
struct Likeness {
  /// More words say no more.
  private static let maximumWordCount = 64

  private let kind: String
  private let words: Set<Substring>

  /// Looks at an item.
  init(_ item: ScreenItem) {
    self.init(kind: item.kind.name, title: item.item.title)
  }

  /// Looks at a section.
  init(_ section: ScreenSection) {
    self.init(kind: section.type.name, title: section.name ?? "")
  }

  private init(kind: String, title: String) {
    self.kind = kind
    let words = Words.split(title).lazy.filter { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
    self.words = Set(words.prefix(Self.maximumWordCount))
  }

  /// Whether two things are of one kind, and have at least half of their words in common.
  ///
  /// Without words there is nothing to tell them apart by.
  func isLike(_ other: Likeness) -> Bool {
    let count = max(words.count, other.words.count)
    return kind == other.kind && words.intersection(other.words).count * 2 >= count
  }
}
