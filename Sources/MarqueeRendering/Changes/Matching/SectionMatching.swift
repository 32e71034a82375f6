/// Finds the sections that are versions of each other, in matched screens.
struct SectionMatching {
  private let old: CatalogVersion
  private let new: CatalogVersion
  private let screens: OneToOne
  private let oldKeys: [SectionKeys]
  private let newKeys: [SectionKeys]
  private var matches: OneToOne

  /// Prepares matching two versions whose screens are matched.
  init(_ versions: CatalogVersions, _ screens: OneToOne) {
    old = versions.old
    new = versions.new
    self.screens = screens
    oldKeys = old.sections.indices.map { [old] in SectionKeys($0, of: old) }
    newKeys = new.sections.indices.map { [new] in SectionKeys($0, of: new) }
    matches = OneToOne(oldCount: oldKeys.count, newCount: newKeys.count)
  }

  /// Matches the sections, the most certain matches first.
  func match() -> OneToOne {
    var matching = self
    matching.matchAll()
    return matching.matches
  }

  private mutating func matchAll() {
    // An identifier may be derived from a name that now belongs to another section.
    match {
      $0.id
    } allowing: { [old, new, oldKeys, newKeys] oldNumber, newNumber in
      oldKeys[oldNumber].content == newKeys[newNumber].content
        || Self.sharesItems(old, oldNumber, new, newNumber)
    }
    match { $0.whole }
    match { $0.content }
    matchBySharedItems { $0.likeness }
    // A translation changes the name and all texts, but not the images.
    match(.amongRest) { $0.images }
    matchBySharedItems(areUnique: true) { $0.image }
    match { $0.id }
    match { $0.typeAndName }
    match { $0.name }
    matchByPlace()
    matchUnread()
  }

  /// Matches the remaining sections that could not be read, of which nothing more is known.
  private mutating func matchUnread() {
    let (old, new, screens) = (old, new, screens)
    matches.match(
      old: { number -> Int? in
        guard old.sections[number].content.fingerprint != nil else { return nil }
        return screens.newOfOld[old.sections[number].screen]
      },
      new: { number -> Int? in
        new.sections[number].content.fingerprint == nil ? nil : new.sections[number].screen
      })
  }

  private mutating func match(
    _ uniqueness: Uniqueness = .none, by key: (SectionKeys) -> Int?,
    allowing: (Int, Int) -> Bool = { _, _ in true }
  ) {
    let (old, new, screens, oldKeys, newKeys) = (old, new, screens, oldKeys, newKeys)
    matches.match(
      uniqueness,
      old: { number -> PairKey? in
        guard let key = key(oldKeys[number]) else { return nil }
        return screens.newOfOld[old.sections[number].screen].map { PairKey(pair: $0, key: key) }
      },
      new: { number -> PairKey? in
        guard let key = key(newKeys[number]) else { return nil }
        return PairKey(pair: new.sections[number].screen, key: key)
      }, allowing: allowing)
  }

  private static func sharesItems(
    _ old: CatalogVersion, _ oldNumber: Int, _ new: CatalogVersion, _ newNumber: Int
  ) -> Bool {
    let known = Set(old.items[old.sections[oldNumber].items].map(\.keys.likeness))
    return new.items[new.sections[newNumber].items].contains { known.contains($0.keys.likeness) }
  }

  /// Matches sections if one holds at least half of the other's items.
  ///
  /// - Parameters:
  ///   - areUnique: Whether a key counts only if one item of each version has it, apart from the
  ///     items of matched sections.
  ///   - key: The key that an item is recognized by; `nil` for none.
  /// - Complexity: O(*n* log *n*) in the items.
  private mutating func matchBySharedItems(
    areUnique: Bool = false, by key: (ItemKeys) -> Int?
  ) {
    let (old, new, screens) = (old, new, screens)
    var oldGroups = matches.newOfOld.indices.compactMap {
      number -> (group: Int, keys: [PairKey])? in
      guard matches.newOfOld[number] == nil,
        let pair = screens.newOfOld[old.sections[number].screen]
      else { return nil }
      return (number, Self.keys(ofItemsIn: number, of: old, pair, key))
    }
    var newGroups = matches.oldOfNew.indices.filter { matches.oldOfNew[$0] == nil }.map { number in
      (group: number, keys: Self.keys(ofItemsIn: number, of: new, new.sections[number].screen, key))
    }
    if areUnique {
      oldGroups = Self.unique(oldGroups)
      newGroups = Self.unique(newGroups)
    }
    for pair in SharedItems.pairs(old: oldGroups, new: newGroups) {
      let count = max(old.sections[pair.old].items.count, new.sections[pair.new].items.count)
      guard matches.newOfOld[pair.old] == nil, matches.oldOfNew[pair.new] == nil,
        pair.sharedCount * 2 >= count
      else { continue }
      matches.match(pair.old, pair.new)
    }
  }

  private static func keys(
    ofItemsIn number: Int, of version: CatalogVersion, _ pair: Int, _ key: (ItemKeys) -> Int?
  ) -> [PairKey] {
    version.items[version.sections[number].items].compactMap {
      key($0.keys).map { PairKey(pair: pair, key: $0) }
    }
  }

  /// The groups without the keys of more than one item.
  private static func unique(
    _ groups: [(group: Int, keys: [PairKey])]
  ) -> [(group: Int, keys: [PairKey])] {
    var counts: [PairKey: Int] = [:]
    for group in groups {
      for key in group.keys { counts[key, default: 0] += 1 }
    }
    return groups.map { ($0.group, $0.keys.filter { counts[$0] == 1 }) }
  }

  /// Matches sections of one type with similar names between the same neighbors.
  private mutating func matchByPlace() {
    for (newScreen, oldScreen) in screens.oldOfNew.enumerated() {
      guard let oldScreen else { continue }
      let gaps = matches.gaps(
        old.sectionsOfScreens[oldScreen], new.sectionsOfScreens[newScreen])
      for gap in gaps where gap.old.count == gap.new.count {
        for (oldNumber, newNumber) in zip(gap.old, gap.new)
        where Likeness(old.sections[oldNumber].content)
          .isLike(Likeness(new.sections[newNumber].content))
        { matches.match(oldNumber, newNumber) }
      }
    }
  }
}
