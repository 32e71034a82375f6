/// Finds the items that are versions of each other, wherever they are.
struct ItemMatching {
  private let old: CatalogVersion
  private let new: CatalogVersion
  private let screens: OneToOne
  private let sections: OneToOne
  private var matches: OneToOne

  /// Where two items must be to be compared.
  private enum Scope {
    case section
    case screen
    case catalog
  }

  /// Prepares matching two versions whose screens and sections are matched.
  init(_ versions: CatalogVersions, _ screens: OneToOne, _ sections: OneToOne) {
    old = versions.old
    new = versions.new
    self.screens = screens
    self.sections = sections
    matches = OneToOne(oldCount: old.items.count, newCount: new.items.count)
  }

  /// Matches the items, the most certain matches first.
  func match() -> OneToOne {
    var matching = self
    matching.matchAll()
    return matching.matches
  }

  private mutating func matchAll() {
    match(in: .screen, .amongRest) { keys in keys.identity.map { ($0, 0) } }
    match(in: .section) { keys in (keys.content, 0) }
    match(in: .section, unlessNamed: true, Self.imageAndTitle)
    match(in: .screen) { keys in (keys.content, 0) }
    match(in: .screen, .amongRest, unlessNamed: true, Self.imageAndTitle)
    match(in: .section, .amongAll, unlessNamed: true) { keys in keys.image.map { ($0, 0) } }
    match(in: .section, .amongAll, unlessNamed: true) { keys in keys.title.map { ($0, 0) } }
    match(in: .screen, .amongAll, unlessNamed: true) { keys in keys.image.map { ($0, 0) } }
    matchByPlace()
    match(in: .catalog, .amongRest) { keys in keys.identity.map { ($0, 0) } }
    match(in: .catalog, .amongRest) { keys in (keys.content, 0) }
  }

  private static func imageAndTitle(_ keys: ItemKeys) -> (Int, Int)? {
    guard let image = keys.image, let title = keys.title else { return nil }
    return (image, title)
  }

  /// Matches items with an equal key.
  ///
  /// - Parameter unlessNamed: Whether two items count as different if their authors gave them
  ///   different identifiers.
  private mutating func match(
    in scope: Scope, _ uniqueness: Uniqueness = .none, unlessNamed: Bool = false,
    _ key: (ItemKeys) -> (Int, Int)?
  ) {
    let (old, new, screens, sections) = (old, new, screens, sections)
    func pairKey(_ keys: ItemKeys, _ pair: Int?) -> PairKey? {
      guard let pair, let key = key(keys) else { return nil }
      return PairKey(pair: pair, key: key.0, other: key.1)
    }
    matches.match(
      uniqueness,
      old: { number in
        let item = old.items[number]
        let pair: Int? =
          switch scope {
          case .section: sections.newOfOld[item.section]
          case .screen: screens.newOfOld[old.sections[item.section].screen]
          case .catalog: 0
          }
        return pairKey(item.keys, pair)
      },
      new: { number in
        let item = new.items[number]
        let pair: Int =
          switch scope {
          case .section: item.section
          case .screen: new.sections[item.section].screen
          case .catalog: 0
          }
        return pairKey(item.keys, pair)
      },
      allowing: { oldNumber, newNumber in
        !unlessNamed || Self.mayBeSame(old.items[oldNumber].keys, new.items[newNumber].keys)
      })
  }

  private static func mayBeSame(_ old: ItemKeys, _ new: ItemKeys) -> Bool {
    guard let oldIdentity = old.identity, let newIdentity = new.identity else { return true }
    return oldIdentity == newIdentity
  }

  /// Matches similar items between the same neighbors.
  private mutating func matchByPlace() {
    for (newSection, oldSection) in sections.oldOfNew.enumerated() {
      guard let oldSection else { continue }
      let (oldItems, newItems) = (old.sections[oldSection].items, new.sections[newSection].items)
      for gap in matches.gaps(oldItems, newItems) {
        // A section's only item stays its subject, however much of it was edited.
        let areOnly = oldItems.count == 1 && newItems.count == 1
        match(gap.old, gap.new, areAlike: areOnly)
      }
    }
  }

  /// The largest number of items of a gap that are compared with each other.
  private static let maximumGapCount = 32

  private mutating func match(_ oldNumbers: [Int], _ newNumbers: [Int], areAlike: Bool) {
    guard min(oldNumbers.count, newNumbers.count) <= Self.maximumGapCount else { return }
    let oldWords = oldNumbers.prefix(Self.maximumGapCount).map { Likeness(old.item($0)) }
    var start = 0
    for number in newNumbers.prefix(Self.maximumGapCount) {
      let words = Likeness(new.item(number))
      let found = (start..<oldWords.count).first { index in
        Self.mayBeSame(old.items[oldNumbers[index]].keys, new.items[number].keys)
          && (areAlike || words.isLike(oldWords[index]))
      }
      guard let found else { continue }
      matches.match(oldNumbers[found], number)
      start = found + 1
    }
  }
}
