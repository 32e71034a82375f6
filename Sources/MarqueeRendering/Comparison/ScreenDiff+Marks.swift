extension ScreenDiff {
  /// The rings on both sides.
  ///
  /// An added or removed section has one ring, and its items have none. An item that only moved
  /// along with its neighbors has none either, and neither has a section that is not shown.
  package var marks: [ChangeMark] {
    sections.enumerated().flatMap { index, section in
      marks(of: section, ChangePlace(section: index)) + items(of: section, at: index)
    }
  }

  private func marks(of section: SectionDiff, _ place: ChangePlace) -> [ChangeMark] {
    guard let kind = section.kind else { return [] }
    return [(ChangeMark.Side.before, section.old), (.after, section.new)].compactMap { side, view in
      view?.shownIndex.map { ChangeMark(place: place, kind: kind, side: side, section: $0) }
    }
  }

  private func items(of section: SectionDiff, at index: Int) -> [ChangeMark] {
    guard section.old != nil, section.new != nil else { return [] }
    return section.items.enumerated().flatMap { number, item -> [ChangeMark] in
      guard let kind = item.kind else { return [] }
      let place = ChangePlace(section: index, item: number)
      // An item from another screen is on this screen on one side only.
      let old = item.old.flatMap { $0.screen == oldName ? $0 : nil }
      return [(ChangeMark.Side.before, old), (.after, item.new)].compactMap { side, shown in
        shown.map {
          ChangeMark(place: place, kind: kind, side: side, section: $0.shownSection, item: $0.item)
        }
      }
    }
  }
}

extension SectionDiff {
  /// What happened to the section itself; `nil` if only its items changed.
  package var kind: ChangeMark.Kind? {
    if old == nil { return .added }
    if new == nil { return .removed }
    if isMoved { return .moved }
    return fields.isEmpty && !isUnread ? nil : .edited
  }
}

extension ItemDiff {
  /// What happened to the item; `nil` if it only moved along with its neighbors.
  package var kind: ChangeMark.Kind? {
    if old == nil { return .added }
    if new == nil { return .removed }
    if move != nil { return .moved }
    return followsNeighbors ? nil : .edited
  }
}
