import MarqueeScreen

/// The kinds of changes, in the order in which a summary lists them.
///
/// The items of an added or removed section are not counted separately, and neither are the
/// sections of a screen.
package enum ChangeCount: String, Hashable, Sendable, CaseIterable {
  case screensAdded, screensRemoved, screensRenamed
  case sectionsAdded, sectionsRemoved, sectionsMoved, sectionsRenamed, sectionsRetyped
  case layoutsChanged
  case itemsAdded, itemsRemoved, itemsMoved
  case kindsShownDifferently, themeValuesChanged
  case textsChanged, imagesReplaced, pricesChanged, linksChanged, ranksChanged, valuesChanged
  case partsWithErrorsChanged
}

extension CatalogDiff {
  /// The number of changes of each kind; kinds without changes are left out.
  ///
  /// - Complexity: O(*n*) in the changes.
  package var counts: [ChangeCount: Int] {
    var counts: [ChangeCount: Int] = [:]
    func count(_ change: ChangeCount) { counts[change, default: 0] += 1 }
    for _ in unread { count(.partsWithErrorsChanged) }
    let owners = declarations.filter(\.isVisible).map(\.owner)
    for owner in owners where owner == .theme { count(.themeValuesChanged) }
    for owner in owners.distinct where owner != .theme { count(.kindsShownDifferently) }
    for screen in screens {
      let isWhole = screen.oldName != nil && screen.newName != nil
      if screen.oldName == nil { count(.screensAdded) }
      if screen.newName == nil { count(.screensRemoved) }
      if screen.isRenamed { count(.screensRenamed) }
      for field in screen.fields { count(ChangeCount(field.role)) }
      for _ in screen.unread { count(.partsWithErrorsChanged) }
      for section in screen.sections {
        let isKept = section.old != nil && section.new != nil
        if isWhole, section.old == nil { count(.sectionsAdded) }
        if isWhole, section.new == nil { count(.sectionsRemoved) }
        if section.isMoved { count(.sectionsMoved) }
        if section.isUnread { count(.partsWithErrorsChanged) }
        for field in section.fields { count(ChangeCount(field.role)) }
        for item in section.items {
          if isKept, item.old == nil { count(.itemsAdded) }
          if isKept, item.new == nil { count(.itemsRemoved) }
          if item.move != nil { count(.itemsMoved) }
          let isWritten = item.old != nil && item.new != nil && !item.ranksArePlaces
          if item.move == nil, item.rank != nil, isWritten { count(.ranksChanged) }
          for field in item.fields { count(ChangeCount(field.role)) }
        }
      }
    }
    return counts
  }
}

extension ChangeCount {
  init(_ role: FieldRole) {
    self =
      switch role {
      case .name: .sectionsRenamed
      case .type: .sectionsRetyped
      case .layout: .layoutsChanged
      case .text: .textsChanged
      case .image: .imagesReplaced
      case .price: .pricesChanged
      case .link: .linksChanged
      case .value: .valuesChanged
      }
  }
}
