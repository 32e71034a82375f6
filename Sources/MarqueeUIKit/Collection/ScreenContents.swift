#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeScreen

  /// The screen that is shown, and what is looked up in it for every cell.
  struct ScreenContents {
    let screen: Screen
    let choice: ItemChoice
    private let sections: [ScreenSection.ID: ScreenSection]
    private let items: [ScreenItem.ID: (item: ScreenItem, section: ScreenSection)]

    /// Takes a screen, and chooses the items of its main sections.
    ///
    /// - Parameter choice: The choice until now, which is kept where it can be.
    /// - Complexity: O(*n*) in the items.
    init(_ screen: Screen, keeping choice: ItemChoice) {
      self.screen = screen
      var choice = choice
      choice.update(for: screen)
      self.choice = choice
      sections = Dictionary(
        screen.sections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      items = Dictionary(
        screen.sections.flatMap { section in section.items.map { ($0.id, ($0, section)) } },
        uniquingKeysWith: { first, _ in first })
    }

    /// The section of an identifier.
    func section(_ id: ScreenSection.ID) -> ScreenSection? { sections[id] }

    /// The item of an identifier, and the section that it is in.
    func item(_ id: ScreenItem.ID) -> (item: ScreenItem, section: ScreenSection)? { items[id] }
  }
#endif
