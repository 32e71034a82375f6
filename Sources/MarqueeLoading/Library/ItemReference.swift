import MarqueeCatalog
package import MarqueePropertyList

/// An item of a section that the library has: named by its identifier, perhaps with fields that
/// replace its own, or found by a query.
package struct ItemReference: Sendable {
  /// The key of the identifier where fields are replaced.
  package static let key = "item"
  /// The key of a query in a section.
  package static let queryKey = "query"

  /// The position of the item among those of the catalog.
  package let item: Int
  /// The string with the identifier, or the dictionary of the query.
  package let name: ValueIndex
  /// The dictionary with the fields that replace the item's own; `nil` for none.
  let override: ValueIndex?
  /// The item; `nil` if the library does not have it, which has been reported.
  package let target: LibraryItem?

  /// The same reference among more items.
  func moved(by distance: Int) -> ItemReference {
    ItemReference(item: item + distance, name: name, override: override, target: target)
  }
}
