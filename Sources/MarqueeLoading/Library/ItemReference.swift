package import MarqueePropertyList

/// A reference from a section to a library item: by its identifier, optionally with replaced
/// fields, or as the result of a query.
package struct ItemReference: Sendable {
  /// The key of the identifier in a reference with replaced fields.
  package static let key = "item"
  package static let queryKey = "query"

  /// The position of the item among those of the catalog.
  package let item: Int
  /// The string with the identifier, or the dictionary of the query.
  package let name: ValueIndex
  /// The dictionary with replaced fields; `nil` for none.
  let override: ValueIndex?
  /// The item; `nil` if the library does not have it, which has been reported.
  package let target: LibraryItem?

  /// Returns the same reference, with its item at a later position.
  func moved(by distance: Int) -> ItemReference {
    ItemReference(item: item + distance, name: name, override: override, target: target)
  }
}
