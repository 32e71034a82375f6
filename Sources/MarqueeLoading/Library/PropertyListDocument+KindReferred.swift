package import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueePropertyList

extension SectionType {
  /// Returns the type with items of the kind that a section refers to, if it may hold them.
  package func referring(to kind: @autoclosure () -> ItemKind?) -> SectionType {
    guard holdsAnyImage, let kind = kind(), kind != itemKind, kind.rank != nil else { return self }
    return holding(kind)
  }
}

extension PropertyListDocument {
  /// The kind of the library items that a section refers to: that of its query, or of the first name
  /// that the library has; `nil` if there is neither.
  ///
  /// - Parameter offset: The place of an element that does not decide; `nil` for none.
  package func kindReferred(
    in section: ValueIndex, besides offset: Int? = nil, _ library: ItemLibrary,
    _ contentModel: ContentModel
  ) -> ItemKind? {
    if let query = member(ItemReference.queryKey, of: section)?.value {
      return text("kind", of: query).flatMap { contentModel.itemKind(named: string(of: $0)) }
    }
    guard
      let items = member(CatalogSection.itemsKey, of: section)
        ?? member(CatalogSection.itemsKeyAlias, of: section)
    else { return nil }
    return children(of: items.value).lazy.compactMap { element -> ItemKind? in
      guard offset.map(self[element].range.offsets.contains) != true else { return nil }
      let name = self[element].kind == .dictionary ? text(ItemReference.key, of: element) : element
      return name.flatMap { self[$0].kind == .string ? library[string(of: $0)]?.kind : nil }
    }.first
  }

  /// A string under a key of a dictionary; `nil` if there is none.
  func text(_ key: String, of index: ValueIndex) -> ValueIndex? {
    member(key, of: index).flatMap { self[$0.value].kind == .string ? $0.value : nil }
  }
}
