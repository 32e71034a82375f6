import MarqueeScreen

/// The kind and the words of an item or a section, for judging whether two of them are similar.
struct Likeness {
  /// Words after this many are not compared.
  private static let maximumWordCount = 64

  private let kind: String
  private let words: Set<Substring>
  private let keys: ItemKeys?
  /// Whether it is the only item of its section: the subject of it, however much was edited.
  private let isOnly: Bool

  /// Creates the likeness of the item with a number, from its title.
  init(_ number: Int, of version: CatalogVersion) {
    let item = version.items[number]
    kind = item.shown.kind.name
    words = Self.words(of: item.shown.item.title)
    keys = item.keys
    isOnly = version.sections[item.section].items.count == 1
  }

  init(_ section: CatalogVersion.Section) {
    kind = section.place.type ?? ""
    words = Self.words(of: section.place.name ?? "")
    keys = nil
    isOnly = false
  }

  private static func words(of title: String) -> Set<Substring> {
    let words = Words.split(title).lazy.filter { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
    return Set(words.prefix(maximumWordCount))
  }

  /// Whether two things are of the same kind, and share at least half of their words.
  ///
  /// Things without words count as similar.
  func isLike(_ other: Likeness) -> Bool {
    if let keys, let others = other.keys, !keys.mayBeSame(as: others) { return false }
    let count = max(words.count, other.words.count)
    let sharesHalf = kind == other.kind && words.intersection(other.words).count * 2 >= count
    return isOnly && other.isOnly || sharesHalf
  }
}
