import MarqueeScreen

/// The screens of one version, with all sections and items numbered consecutively.
struct CatalogVersion: Sendable {
  /// A numbered section.
  struct Section: Sendable {
    /// The index of its screen.
    let screen: Int
    /// Its index among all sections of the file.
    let index: Int
    /// The numbers of its items.
    let items: Range<Int>
    /// The section itself.
    let content: SectionContent
  }

  /// A numbered item.
  struct Item: Sendable {
    /// The number of its section.
    let section: Int
    /// The keys that it is recognized by.
    let keys: ItemKeys
  }

  let screens: [NamedScreen]
  private(set) var sections: [Section] = []
  private(set) var items: [Item] = []
  /// The numbers of each screen's sections.
  private(set) var sectionsOfScreens: [Range<Int>] = []

  /// Numbers the sections and items of screens.
  init(_ screens: [NamedScreen]) {
    self.screens = screens
    for (screen, named) in screens.enumerated() {
      let firstSection = sections.count
      for (index, content) in SectionContent.all(of: named).enumerated() {
        let firstItem = items.count
        for item in content.items {
          items.append(Item(section: sections.count, keys: ItemKeys(item)))
        }
        sections.append(
          Section(
            screen: screen, index: index, items: firstItem..<items.count, content: content))
      }
      sectionsOfScreens.append(firstSection..<sections.count)
    }
  }

  /// The item with a number.
  func item(_ number: Int) -> ScreenItem {
    let section = sections[items[number].section]
    return section.content.items[number - section.items.lowerBound]
  }

  /// The place of the item with a number.
  func place(ofItem number: Int) -> ItemPlace {
    let section = sections[items[number].section]
    return ItemPlace(
      screen: screens[section.screen].name, section: section.index,
      shownSection: section.content.shownIndex ?? section.index,
      item: number - section.items.lowerBound, id: item(number).id)
  }

  /// The place of the section with a number.
  func place(ofSection number: Int) -> SectionPlace {
    let place = sections[number]
    return switch place.content {
    case .shown(let section, let index):
      SectionPlace(
        index: place.index, shownIndex: index, id: section.id, type: section.type.name,
        name: section.name, itemCount: section.items.count)
    case .unread(let section):
      SectionPlace(
        index: place.index, shownIndex: nil, id: section.id, type: section.type,
        name: section.name, itemCount: section.itemCount)
    }
  }
}
