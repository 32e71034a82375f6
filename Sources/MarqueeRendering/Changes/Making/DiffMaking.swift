import MarqueeScreen

/// Describes what happened to everything that is matched, and to everything that is not.
struct DiffMaking {
  private let old: CatalogVersion
  private let new: CatalogVersion
  private let match: CatalogMatch
  private let pairing: ScreenPairing
  private let comparison: FieldComparison

  /// Prepares the comparison of two matched versions.
  ///
  /// - Parameter redrawnImages: The names of images whose files differ.
  init(
    _ versions: CatalogVersions, _ match: CatalogMatch, _ pairing: ScreenPairing,
    redrawnImages: Set<String>
  ) {
    self.pairing = pairing
    comparison = FieldComparison(redrawnImages: redrawnImages)
    old = versions.old
    new = versions.new
    self.match = match
  }

  /// The screens that differ.
  var screens: [ScreenDiff] {
    let kept = new.screens.indices.map { screen(old: match.screens.oldOfNew[$0], new: $0) }
    let removed = old.screens.indices.filter { match.screens.newOfOld[$0] == nil }
    return kept.filter { !$0.isEmpty } + removed.map { screen(old: $0, new: nil) }
  }

  private func screen(old oldNumber: Int?, new newNumber: Int?) -> ScreenDiff {
    let oldScreen = oldNumber.map { old.screens[$0] }
    let newScreen = newNumber.map { new.screens[$0] }
    let isUnread = [oldScreen, newScreen].contains { $0?.isUnread == true }
    let isPair = oldNumber != nil && newNumber != nil
    let sections = Interleaving.rows(
      old: oldNumber.map { old.sectionsOfScreens[$0] } ?? 0..<0,
      new: newNumber.map { new.sectionsOfScreens[$0] } ?? 0..<0, match.sections
    ).map(section)
    var fields: [FieldChange] = []
    if let oldScreen, let newScreen, !isUnread {
      fields = comparison.changes(from: oldScreen.screen, to: newScreen.screen)
    }
    return ScreenDiff(
      oldName: oldScreen?.name, newName: newScreen?.name,
      isRenamed: isPair && pairing == .byName && oldScreen?.name != newScreen?.name,
      fields: fields,
      unread: isPair
        ? UnreadChange.changes(
          from: oldScreen?.unreadParts ?? [], to: newScreen?.unreadParts ?? []) : [],
      sections: isUnread ? [] : sections.filter { !$0.isEmpty })
  }

  private func section(_ row: Interleaving.Row) -> SectionDiff {
    let contents = [row.old.map { old.sections[$0] }, row.new.map { new.sections[$0] }]
      .compactMap { $0?.content }
    let prints = contents.map(\.fingerprint)
    let isUnread = contents.count == 2 && Set(prints) != [nil]
    let items = Interleaving.rows(
      old: row.old.map { old.sections[$0].items } ?? 0..<0,
      new: row.new.map { new.sections[$0].items } ?? 0..<0, match.items
    ).compactMap { item($0) }
    return SectionDiff(
      old: row.old.map(old.place(ofSection:)), new: row.new.map(new.place(ofSection:)),
      isMoved: row.isMoved, isUnread: isUnread && prints.first != prints.last,
      fields: fields(of: row), items: isUnread ? [] : items)
  }

  private func fields(of row: Interleaving.Row) -> [FieldChange] {
    guard let oldNumber = row.old, let newNumber = row.new else { return [] }
    let (oldSection, newSection) = (old.sections[oldNumber], new.sections[newNumber])
    guard let before = oldSection.content.shown, let after = newSection.content.shown else {
      return []
    }
    return comparison.changes(
      from: before, of: old.screens[oldSection.screen].screen, to: after,
      of: new.screens[newSection.screen].screen)
  }

  /// What happened to an item; `nil` if it is unchanged.
  private func item(_ row: Interleaving.Row) -> ItemDiff? {
    guard let oldNumber = row.old, let newNumber = row.new else {
      let item = row.new.map(new.item) ?? row.old.map(old.item)
      let rank = row.new.flatMap { new.item($0).item.rank }
      return ItemDiff(
        title: item?.item.title ?? "", old: row.old.map(old.place(ofItem:)),
        new: row.new.map(new.place(ofItem:)), move: nil,
        rank: rank.map { RankChange(old: nil, new: $0) }, fields: [], ranksArePlaces: false)
    }
    let (before, after) = (old.item(oldNumber).item, new.item(newNumber).item)
    let move = move(row, oldNumber, newNumber)
    let ranks = RankChange(old: before.rank, new: after.rank)
    let hasSameContent = old.items[oldNumber].keys.content == new.items[newNumber].keys.content
    let isSame = hasSameContent && comparison.redrawnImages.isEmpty
    let fields = isSame ? [] : fields(from: before, oldNumber, to: after, newNumber)
    let rank = ranks.old == ranks.new ? nil : ranks
    guard move != nil || rank != nil || !fields.isEmpty else { return nil }
    let places = (old: old.place(ofItem: oldNumber), new: new.place(ofItem: newNumber))
    return ItemDiff(
      title: after.title, old: places.old, new: places.new, move: move, rank: rank, fields: fields,
      ranksArePlaces: ranks.old == places.old.item + 1 && ranks.new == places.new.item + 1)
  }

  private func fields(
    from before: CatalogItem, _ oldNumber: Int, to after: CatalogItem, _ newNumber: Int
  ) -> [FieldChange] {
    let oldScreen = old.screens[old.sections[old.items[oldNumber].section].screen].screen
    let newScreen = new.screens[new.sections[new.items[newNumber].section].screen].screen
    return comparison.changes(
      from: before, to: after,
      in: PriceCurrencies(old: oldScreen.currency, new: newScreen.currency))
  }

  private func move(_ row: Interleaving.Row, _ oldNumber: Int, _ newNumber: Int) -> ItemMove? {
    let (oldSection, newSection) = (old.items[oldNumber].section, new.items[newNumber].section)
    if match.sections.newOfOld[oldSection] == newSection {
      return row.isMoved ? .withinSection : nil
    }
    let (oldScreen, newScreen) = (
      old.sections[oldSection].screen, new.sections[newSection].screen
    )
    return match.screens.newOfOld[oldScreen] == newScreen ? .betweenSections : .betweenScreens
  }
}
