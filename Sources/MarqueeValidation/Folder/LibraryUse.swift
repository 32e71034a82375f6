package import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// A place where a screen shows an item of the library.
package struct LibraryUse: Hashable, Sendable {
  /// The item's identifier.
  package let id: String
  /// The name of the item, or the query that found it.
  package let place: Place

  /// Makes a use.
  package init(id: String, place: Place) {
    self.id = id
    self.place = place
  }

  /// All uses in a screen, in order.
  static func all(in catalog: LocatedCatalog) -> [LibraryUse] {
    let document = catalog.document
    return catalog.references.compactMap { reference in
      guard let target = reference.target else { return nil }
      let isQuery = document[reference.name].kind.isContainer
      return LibraryUse(
        id: target.id,
        place: document.place(
          of: reference.name, range: isQuery ? document.openingTag(of: reference.name) : nil))
    }
  }
}
