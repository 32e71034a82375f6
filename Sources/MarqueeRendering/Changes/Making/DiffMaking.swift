import MarqueeScreen

/// Describes what happened to everything that is matched, and to everything that is not.
struct DiffMaking {
  private let old: CatalogVersion
  private let new: CatalogVersion
  private let match: CatalogMatch
  private let pairing: ScreenPairing
  private let comparison: FieldComparison

  /// Matches two versions.
  ///
  /// - Parameter redrawnImages: The names of images whose files differ.
  init(
    from old: CatalogVersion, to new: CatalogVersion, _ pairing: ScreenPairing,
    redrawnImages: Set<String>
  ) {
    self.old = old
    self.new = new
    self.pairing = pairing
    match = CatalogMatch(from: old, to: new, pairing: pairing)
    comparison = FieldComparison(redrawnImages: redrawnImages)
  }

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
    let (before, after) = (row.old.map { old.sections[$0] }, row.new.map { new.sections[$0] })
    let pair = [before, after].compactMap(\.self)
    let isUnread = pair.count == 2 && pair.contains { $0.shown == nil }
    let isSame = pair.allSatisfy { $0.shown == nil } && before?.contents == after?.contents
    let items = Interleaving.rows(
      old: before?.items ?? 0..<0, new: after?.items ?? 0..<0, match.items
    ).compactMap { item($0) }
    return SectionDiff(
      old: before?.place, new: after?.place, isMoved: row.isMoved,
      isUnread: isUnread && !isSame, fields: fields(from: before, to: after),
      items: isUnread ? [] : items)
  }

  private func fields(
    from before: CatalogVersion.Section?, to after: CatalogVersion.Section?
  ) -> [FieldChange] {
    guard let before, let after, let oldShown = before.shown, let newShown = after.shown else {
      return []
    }
    return comparison.changes(
      from: oldShown, of: old.screens[before.screen].screen, to: newShown,
      of: new.screens[after.screen].screen)
  }

  /// What happened to an item; `nil` if it is unchanged.
  private func item(_ row: Interleaving.Row) -> ItemDiff? {
    guard let oldNumber = row.old, let newNumber = row.new else {
      let item = row.new.map { new.items[$0] } ?? row.old.map { old.items[$0] }
      let rank = row.new.flatMap { new.items[$0].shown.rank }
      return ItemDiff(
        title: item?.shown.item.title ?? "", old: row.old.map(old.place(ofItem:)),
        new: row.new.map(new.place(ofItem:)), move: nil,
        rank: rank.map { RankChange(old: nil, new: $0) }, fields: [], ranksArePlaces: false)
    }
    let (before, after) = (old.items[oldNumber].shown.item, new.items[newNumber].shown.item)
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
