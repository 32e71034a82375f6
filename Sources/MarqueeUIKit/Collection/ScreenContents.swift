#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen

  /// The shown screen, with lookup tables for cells.
  struct ScreenContents {
    let screen: Screen
    let choice: ItemChoice
    private let sections: [ScreenSection.ID: ScreenSection]
    private let items: [ScreenItem.ID: (item: ScreenItem, section: ScreenSection)]

    /// Creates the contents of a screen, and selects the items of its main sections.
    ///
    /// - Parameter choice: The previous selection, which is kept where possible.
    /// - Complexity: O(*n*) in the items.
    init(_ screen: Screen, keeping choice: ItemChoice) {
      self.screen = screen
      var choice = choice
      choice.update(for: screen)
      self.choice = choice
      sections = Dictionary(first: screen.sections.map { ($0.id, $0) })
      items = Dictionary(
        first: screen.sections.flatMap { section in section.items.map { ($0.id, ($0, section)) } })
    }

    func section(_ id: ScreenSection.ID) -> ScreenSection? { sections[id] }

    func item(_ id: ScreenItem.ID) -> (item: ScreenItem, section: ScreenSection)? { items[id] }
  }
#endif
