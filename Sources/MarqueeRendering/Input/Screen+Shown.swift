import MarqueeScreen

extension ScreenSection {
  /// The items that are in sight: of a main section the first, elsewhere all.
  ///
  /// An app may choose another item of a main section each time; a preview is the same each time.
  var shownItems: ArraySlice<ScreenItem> {
    selection == nil ? items[...] : items.prefix(1)
  }
}
