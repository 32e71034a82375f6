import MarqueeCatalog
import MarqueePropertyList
import MarqueeSupport

extension LocatedCatalog {
  /// What an item of a section refers to; `nil` for an item that the section has itself.
  ///
  /// - Complexity: O(log *references*).
  package func reference(ofItem item: Int) -> ItemReference? {
    let index = references.partitioningIndex { $0.item >= item }
    guard index < references.count, references[index].item == item else { return nil }
    return references[index]
  }

  /// The query that gives a section its items; `nil` for none.
  func query(ofSection position: Int) -> ItemQuery? {
    let index = queries.partitioningIndex { $0.section >= position }
    guard index < queries.count, queries[index].section == position else { return nil }
    return queries[index]
  }

  /// Whether the library has items of a section.
  func usesLibrary(section position: Int) -> Bool {
    guard !references.isEmpty || !queries.isEmpty else { return false }
    if query(ofSection: position) != nil { return true }
    let items = sections[position].items
    let index = references.partitioningIndex { $0.item >= items.lowerBound }
    return index < references.count && references[index].item < items.upperBound
  }

  /// The items of a section with those of the library in their places.
  ///
  /// - Parameter own: The items that the section has itself, and those with replaced fields.
  func items(ofSection position: Int, own: [CatalogItem]) -> [CatalogItem] {
    if let query = query(ofSection: position) { return query.items.compactMap(\.item) }
    var rest = own[...]
    return sections[position].items.compactMap { item in
      guard let reference = reference(ofItem: item), reference.override == nil else {
        return rest.popFirst()
      }
      return reference.target?.item
    }
  }
}
