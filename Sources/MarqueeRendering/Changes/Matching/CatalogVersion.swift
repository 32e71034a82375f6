import MarqueeScreen

/// The screens of one version, with all sections and items numbered consecutively.
struct CatalogVersion: Sendable {
  struct Section: Sendable {
    let screen: Int
    let items: Range<Int>
    let place: SectionPlace
    /// The section as it is shown; `nil` if an error prevents that.
    let shown: ScreenSection?
    /// The content of its items, or the hash of its text if it could not be read.
    let contents: [Int]
  }

  struct Item: Sendable {
    let section: Int
    let shown: ScreenItem
    let keys: ItemKeys
  }

  let screens: [NamedScreen]
  private(set) var sections: [Section] = []
  private(set) var items: [Item] = []
  private(set) var sectionsOfScreens: [Range<Int>] = []

  init(_ screens: [NamedScreen]) {
    self.screens = screens
    for (number, screen) in screens.enumerated() {
      let first = sections.count
      var (shown, unread) = (screen.screen.sections[...], screen.unreadSections[...])
      // Both together are in the order of the file.
      for index in 0..<shown.count + unread.count {
        if let section = unread.first, shown.isEmpty || section.place.index <= index {
          unread.removeFirst()
          add(nil, at: section.place, of: number, fingerprint: section.fingerprint)
        } else {
          let shownIndex = shown.startIndex
          let section = shown.removeFirst()
          let place = SectionPlace(
            index: index, shownIndex: shownIndex, id: section.id, type: section.type.name,
            name: section.name, itemCount: section.items.count)
          add(section, at: place, of: number)
        }
      }
      sectionsOfScreens.append(first..<sections.count)
    }
  }

  private mutating func add(
    _ section: ScreenSection?, at place: SectionPlace, of screen: Int, fingerprint: Int? = nil
  ) {
    let first = items.count
    for item in section?.items ?? [] {
      items.append(Item(section: sections.count, shown: item, keys: ItemKeys(item)))
    }
    let contents = fingerprint.map { [$0] } ?? items[first...].map(\.keys.content)
    sections.append(
      Section(
        screen: screen, items: first..<items.count, place: place, shown: section,
        contents: contents))
  }

  func place(ofItem number: Int) -> ItemPlace {
    let section = sections[items[number].section]
    return ItemPlace(
      screen: screens[section.screen].name, section: section.place.index,
      shownSection: section.place.shownIndex ?? section.place.index,
      item: number - section.items.lowerBound, id: items[number].shown.id)
  }
}
