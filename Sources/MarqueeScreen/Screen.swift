public import MarqueeCatalog
public import MarqueeLayout

/// A screen as an app shows it: sections with identifiers, items and layouts.
///
/// A screen is made from a catalog, or read back from the JSON that a build has written. All
/// identifiers are unique in the whole screen, as a diffable snapshot needs them.
public struct Screen: Hashable, Sendable {
  /// The version of the form in which the screen is written as JSON.
  public let formatVersion: Int
  /// The sections, from top to bottom.
  public let sections: [ScreenSection]
  /// The layouts that the sections use, by name.
  public let layouts: [String: LayoutSection]

  /// The layout of a section of this screen.
  public func layout(of section: ScreenSection) -> LayoutSection? {
    layouts[section.layout]
  }
}

/// A section of a screen.
public struct ScreenSection: Hashable, Sendable, Identifiable {
  /// The author's name for the section, or a derived one; unique in the whole screen.
  public let id: String
  /// The name of its type, such as `basic`.
  public let type: String
  /// The header's text; `nil` if there is none.
  public let name: String?
  /// The name of its layout in ``Screen/layouts``.
  public let layout: String
  /// Which item is shown, in a main section; `nil` elsewhere.
  public let selection: Selection?
  /// What its items are.
  public let itemKind: ItemKind
  /// The items, in order.
  public let items: [ScreenItem]
}

/// An item of a screen.
public struct ScreenItem: Hashable, Sendable, Identifiable {
  /// The author's name for the item, or a derived one; unique in the whole screen.
  public let id: String
  /// What the item holds; ranks are filled in, and its identifier is ``id``.
  public let content: CatalogItem
}
