import MarqueeScreen

/// The words of an item's title, to find out whether two items are much alike.
struct Likeness {
  /// More words say no more.
  private static let maximumWordCount = 64

  private let kind: String
  private let words: Set<Substring>

  /// Looks at an item.
  init(_ item: ScreenItem) {
    kind = item.kind.name
    let words = Words.split(item.item.title).lazy.filter { !$0.allSatisfy(\.isWhitespace) }
    self.words = Set(words.prefix(Self.maximumWordCount))
  }

  /// Whether two items of one kind have at least half of their words in common.
  func isLike(_ other: Likeness) -> Bool {
    let count = max(words.count, other.words.count)
    return kind == other.kind && count > 0 && words.intersection(other.words).count * 2 >= count
  }
}
