extension ScreenSection {
  package func with(_ items: ArraySlice<ScreenItem>) -> ScreenSection {
    ScreenSection(
      id: id, type: type, name: name, layout: layout, selection: selection, link: link,
      ownValues: ownValues, ownFields: ownFields, items: Array(items))
  }

  /// The items that are visible at one time.
  ///
  /// A main section shows one of its items. This is always the first, even if the section shows a
  /// random one, so that frames and previews are reproducible. An app chooses with
  /// ``shownItems(using:)``.
  public var shownItems: ArraySlice<ScreenItem> {
    selection == nil ? items[...] : items.prefix(1)
  }

  /// Returns the items that an app shows.
  ///
  /// For a main section this is one item: the first if its author wrote `first`, and a random one
  /// otherwise. For every other section it is all items. There are always as many as in
  /// ``shownItems``, so the frames do not depend on the choice.
  ///
  /// ```
  /// var generator = SystemRandomNumberGenerator()
  /// let identifiers = section.shownItems(using: &generator).map(\.id)
  /// ```
  ///
  /// - Parameter generator: The source of randomness, used only for a random item.
  /// - Returns: A slice of ``items`` that shares their indices; empty if there are none.
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
