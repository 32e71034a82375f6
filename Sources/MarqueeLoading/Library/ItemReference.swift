import MarqueeCatalog
package import MarqueePropertyList

/// An item of a section that the library has: named by its identifier, perhaps with fields that
/// replace its own.
package struct ItemReference: Sendable {
  /// The key of the identifier where fields are replaced.
  static let key = "item"

  /// The position of the item among those of the catalog.
  package let item: Int
  /// The string with the identifier.
  package let name: ValueIndex
  /// The dictionary with the fields that replace the item's own; `nil` for none.
  let override: ValueIndex?
  /// The item; `nil` if the library does not have it, or it has a fault: both have been reported.
  package let target: LibraryItem?

  /// The same reference among more items.
  func moved(by distance: Int) -> ItemReference {
    ItemReference(item: item + distance, name: name, override: override, target: target)
  }
}

/// A section whose items are those of the library that fulfil conditions.
package struct ItemQuery: Sendable {
  /// The key in a section.
  static let key = "query"

  /// The position of the section.
  package let section: Int
  /// The dictionary of the query.
  package let value: ValueIndex
  /// What it found, in order.
  package let items: [LibraryItem]

  /// The same query among more sections.
  func moved(by distance: Int) -> ItemQuery {
    ItemQuery(section: section + distance, value: value, items: items)
  }
}
