package import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueePropertyList

extension PropertyListDocument {
  /// The known kinds of a section's items: of each item of the library, or once for a query; `nil`
  /// for each item that is written in the section.
  ///
  /// - Parameter offset: The place of an element that does not count; `nil` for none.
  package func kindsReferred(
    in section: ValueIndex, besides offset: Int? = nil, _ library: ItemLibrary,
    _ contentModel: ContentModel
  ) -> [ItemKind?] {
    if let query = member(ItemReference.queryKey, of: section)?.value {
      let name = text("kind", of: query).map(string)
      return name.flatMap { contentModel.itemKind(named: $0) }.map { [$0] } ?? []
    }
    guard !library.isEmpty,
      let items = member(CatalogSection.itemsKey, of: section)
        ?? member(CatalogSection.itemsKeyAlias, of: section)
    else { return [] }
    return children(of: items.value).compactMap { item -> ItemKind?? in
      guard offset.map(self[item].range.offsets.contains) != true else { return nil }
      let isString = self[item].kind == .string
      guard let name = isString ? item : member(ItemReference.key, of: item)?.value else {
        return self[item].kind == .dictionary ? .some(nil) : nil
      }
      return self[name].kind == .string ? (library[string(of: name)]?.kind).map { .some($0) } : nil
    }
  }

  /// A string under a key of a dictionary; `nil` if there is none.
  func text(_ key: String, of index: ValueIndex) -> ValueIndex? {
    member(key, of: index).flatMap { self[$0.value].kind == .string ? $0.value : nil }
  }
}
