/// The corresponding screens, sections and items of two versions.
///
/// Each is recognized by its identifier or name, then by equal content, then by a part of it, and
/// last by its neighbors.
struct CatalogMatch: Sendable {
  private let old: CatalogVersion
  private let new: CatalogVersion
  private(set) var screens: OneToOne
  private(set) var sections: OneToOne
  private(set) var items: OneToOne

  init(from old: CatalogVersion, to new: CatalogVersion, pairing: ScreenPairing) {
    self.old = old
    self.new = new
    screens = OneToOne(oldCount: old.screens.count, newCount: new.screens.count)
    sections = OneToOne(oldCount: old.sections.count, newCount: new.sections.count)
    items = OneToOne(oldCount: old.items.count, newCount: new.items.count)
    matchScreens(pairing)
    matchSections()
    matchItems()
  }

  /// A key that is only compared within a pair of screens or sections.
  private struct PairKey: Hashable {
    let pair: Int
    let key: Int

    init?(_ pair: Int?, _ key: Int?) {
      guard let pair, let key else { return nil }
      self.pair = pair
      self.key = key
    }
  }

  // MARK: Screens

  private mutating func matchScreens(_ pairing: ScreenPairing) {
    if pairing == .onlyOnes, old.screens.count == 1, new.screens.count == 1 {
      return screens.match(0, 0)
    }
    screens.match(old.screens.map(\.name), new.screens.map(\.name))
    // The remaining ones may have been renamed.
    func contents(of version: CatalogVersion) -> [[Int]] {
      version.sectionsOfScreens.map { sections in
        let shown = version.sections[sections].filter { $0.shown != nil }
        return Array(Set(shown.flatMap(\.contents)))
      }
    }
    screens.match(sharingHalfOf: contents(of: old), contents(of: new))
  }

  // MARK: Sections

  private mutating func matchSections() {
    let (old, new) = (old, new)
    // An identifier may be derived from a name that now belongs to another section.
    matchSections(
      by: { $0.place.id?.hashValue },
      allowing: { number, newNumber in
        !Set(old.sections[number].contents).isDisjoint(with: new.sections[newNumber].contents)
      })
    matchSections(by: { $0.contents.isEmpty ? nil : $0.contents.hashValue })
    matchSections(sharing: { $0.identity ?? $0.look ?? $0.content })
    // A translation changes the name and all texts, but not the images.
    matchSections(sharing: { $0.identity ?? $0.image ?? $0.title ?? $0.content })
    matchSections(by: { $0.place.id?.hashValue })
    matchSections(by: { $0.place.name?.hashValue })
    for (screen, oldScreen) in screens.oldOfNew.enumerated() {
      guard let oldScreen else { continue }
      sections.match(
        inOrder: old.sectionsOfScreens[oldScreen], new.sectionsOfScreens[screen],
        old: { Likeness(old.sections[$0]) }, new: { Likeness(new.sections[$0]) })
    }
    // Nothing more is known of sections that could not be read.
    matchSections(by: { $0.shown == nil ? 0 : nil })
  }

  private mutating func matchSections(
    by key: (CatalogVersion.Section) -> Int?, allowing: (Int, Int) -> Bool = { _, _ in true }
  ) {
    func keys(of version: CatalogVersion, _ screens: [Int?]) -> [PairKey?] {
      version.sections.map { PairKey(screens[$0.screen], key($0)) }
    }
    sections.match(
      keys(of: old, screens.newOfOld), keys(of: new, screens.newNumbers), allowing: allowing)
  }

  /// Matches sections if one has at least half of the other's items.
  ///
  /// - Parameter mark: What an item is recognized by.
  private mutating func matchSections(sharing mark: (ItemKeys) -> Int) {
    func marks(of version: CatalogVersion, _ screens: [Int?]) -> [[PairKey]] {
      version.sections.map { section in
        version.items[section.items].compactMap { PairKey(screens[section.screen], mark($0.keys)) }
      }
    }
    sections.match(
      sharingHalfOf: marks(of: old, screens.newOfOld), marks(of: new, screens.newNumbers))
  }

  // MARK: Items

  /// Where two items must be to be compared.
  private enum Scope {
    case section, screen, catalog
  }

  private mutating func matchItems() {
    let (old, new) = (old, new)
    matchItems(in: .screen, ifUnique: true) { $0.identity }
    matchItems(in: .section) { $0.content }
    matchItems(in: .section) { $0.look }
    matchItems(in: .screen) { $0.content }
    matchItems(in: .screen) { $0.look }
    matchItems(in: .section, ifUnique: true) { $0.image }
    matchItems(in: .section, ifUnique: true) { $0.title }
    matchItems(in: .screen, ifUnique: true) { $0.image }
    for (section, oldSection) in sections.oldOfNew.enumerated() {
      guard let oldSection else { continue }
      items.match(
        inOrder: old.sections[oldSection].items, new.sections[section].items,
        old: { Likeness($0, of: old) }, new: { Likeness($0, of: new) })
    }
    matchItems(in: .catalog) { $0.content }
    matchItems(in: .catalog) { $0.identity }
  }

  /// Matches items with an equal key.
  ///
  /// - Parameter isUnique: Whether the key of several items says nothing about any of them.
  private mutating func matchItems(
    in scope: Scope, ifUnique isUnique: Bool = false, by key: (ItemKeys) -> Int?
  ) {
    func keys(of version: CatalogVersion, _ screens: [Int?], _ sections: [Int?]) -> [PairKey?] {
      version.items.map { item in
        let pair: Int? =
          switch scope {
          case .section: sections[item.section]
          case .screen: screens[version.sections[item.section].screen]
          case .catalog: 0
          }
        return PairKey(pair, key(item.keys))
      }
    }
    let (old, new) = (old, new)
    items.match(
      keys(of: old, screens.newOfOld, sections.newOfOld),
      keys(of: new, screens.newNumbers, sections.newNumbers), ifUnique: isUnique,
      allowing: { old.items[$0].keys.mayBeSame(as: new.items[$1].keys) })
  }
}
