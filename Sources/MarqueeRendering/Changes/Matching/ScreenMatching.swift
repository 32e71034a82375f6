/// Finds the screens that are versions of each other.
struct ScreenMatching {
  private let versions: CatalogVersions

  /// Prepares matching two versions.
  init(_ versions: CatalogVersions) {
    self.versions = versions
  }

  /// Matches the screens.
  func match(_ pairing: ScreenPairing) -> OneToOne {
    let (old, new) = (versions.old, versions.new)
    var matches = OneToOne(oldCount: old.screens.count, newCount: new.screens.count)
    if pairing == .onlyOnes, old.screens.count == 1, new.screens.count == 1 {
      matches.match(0, 0)
      return matches
    }
    matches.match(old: { old.screens[$0].name }, new: { new.screens[$0].name })
    // The remaining screens may have been renamed.
    let oldGroups = Self.groups(of: old, without: matches.newOfOld)
    let newGroups = Self.groups(of: new, without: matches.oldOfNew)
    let counts = (
      old: Dictionary(uniqueKeysWithValues: oldGroups.map { ($0.group, Set($0.keys).count) }),
      new: Dictionary(uniqueKeysWithValues: newGroups.map { ($0.group, Set($0.keys).count) })
    )
    for pair in SharedItems.pairs(old: oldGroups, new: newGroups) {
      let count = max(counts.old[pair.old, default: 0], counts.new[pair.new, default: 0])
      guard matches.newOfOld[pair.old] == nil, matches.oldOfNew[pair.new] == nil,
        pair.sharedCount * 2 >= count
      else { continue }
      matches.match(pair.old, pair.new)
    }
    return matches
  }

  /// The unmatched screens, with the content of their items.
  private static func groups(
    of version: CatalogVersion, without partners: [Int?]
  ) -> [(group: Int, keys: [Int])] {
    partners.indices.filter { partners[$0] == nil }.map { screen in
      let sections = version.sections[version.sectionsOfScreens[screen]]
      return (
        screen, sections.flatMap { version.items[$0.items].map(\.keys.content) }
      )
    }
  }
}
