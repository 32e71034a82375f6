extension ScreenSection {
  /// The same section with some of its items.
  package func with(_ items: ArraySlice<ScreenItem>) -> ScreenSection {
    ScreenSection(
      id: id, type: type, name: name, layout: layout, selection: selection, link: link,
      ownValues: ownValues, ownFields: ownFields, items: Array(items))
  }

  /// The items that are on the screen at one time.
  ///
  /// A main section shows one of its items; if that is a random one, the first stands for it here,
  /// so that frames and previews are always the same. An app chooses with ``shownItems(using:)``.
  public var shownItems: ArraySlice<ScreenItem> {
    selection == nil ? items[...] : items.prefix(1)
  }

  /// The items that an app puts on the screen.
  ///
  /// Of a main section it is one item: the first if its author wrote `first`, and a random one
  /// otherwise. Of every other section it is all items. There are always as many as in
  /// ``shownItems``, so the frames are the same whichever item is chosen.
  ///
  /// ```
  /// var generator = SystemRandomNumberGenerator()
  /// let identifiers = section.shownItems(using: &generator).map(\.id)
  /// ```
  ///
  /// - Parameter generator: The source of randomness; it is used for a random item alone.
  /// - Returns: A slice of ``items`` with their indices; empty if there are none.
  public func shownItems(
    using generator: inout some RandomNumberGenerator
  ) -> ArraySlice<ScreenItem> {
    switch selection {
    case .random:
      guard let index = items.indices.randomElement(using: &generator) else { return [] }
      return items[index...index]
    case .first, nil: return shownItems
    }
  }
}
