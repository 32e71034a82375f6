public import MarqueeCatalog
public import MarqueeLayout

/// A screen as an app shows it: sections with identifiers, items and layouts.
///
/// A screen is made from a catalog, or read back from the JSON that a build has written. The
/// identifiers of all sections are unique, and so are those of all items, as a diffable snapshot
/// needs them.
public struct Screen: Hashable, Sendable {
  /// The version of the form in which the screen is written as JSON.
  public let formatVersion: Int
  /// The sections, from top to bottom.
  public let sections: [ScreenSection]
  /// The layouts that the sections use, by name.
  public let layouts: [String: LayoutSection]

  /// The layout of a section of this screen; that of its type for a section of another screen.
  public func layout(of section: ScreenSection) -> LayoutSection {
    layouts[section.layout] ?? section.type.layout
  }

  /// The section with an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the sections.
  public func section(id: String) -> ScreenSection? {
    sections.first { $0.id == id }
  }

  /// The item with an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the items.
  public func item(id: String) -> ScreenItem? {
    sections.lazy.flatMap(\.items).first { $0.id == id }
  }
}

/// A section of a screen.
public struct ScreenSection: Hashable, Sendable, Identifiable {
  /// The author's name for the section, or a derived one; unique among the screen's sections.
  public let id: String
  /// Its type, such as `SectionType.basic`.
  public let type: SectionType
  /// The header's text; `nil` if there is none.
  public let name: String?
  /// The name of its layout in ``Screen/layouts``.
  public let layout: String
  /// Which item is shown, in a main section; `nil` elsewhere.
  public let selection: Selection?
  /// The items, in order.
  public let items: [ScreenItem]

  /// What its items are.
  public var itemKind: ItemKind { type.itemKind }
}

/// An item of a screen.
///
/// ```
/// switch item.content {
/// case let poster as Poster: show(poster.imageName)
/// case let course as Course: show(course.title)
/// default: break
/// }
/// ```
public struct ScreenItem: Hashable, Sendable, Identifiable {
  /// The author's name for the item, or a derived one; unique among the screen's items.
  public let id: String
  /// The item with its rank filled in, and with the identifier that its author wrote.
  package let item: CatalogItem

  /// What the item is.
  public var kind: ItemKind { item.kind }

  /// The item itself, such as a `Poster`: ranks are filled in, and its identifier
  /// is ``id``.
  public var content: any Hashable & Sendable {
    var item = item
    item.model.id = id
    return item.content
  }

  /// The name of its image, without scale and extension; `nil` for none.
  public var imageName: String? { item.imageName }
}

extension ScreenItem {
  /// Compares what the items show; an identifier may be derived on one side and authored on the
  /// other, as in a screen that was read from JSON.
  public static func == (left: ScreenItem, right: ScreenItem) -> Bool {
    guard left.id == right.id else { return false }
    var item = left.item
    item.model.id = right.item.id
    return item == right.item
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
