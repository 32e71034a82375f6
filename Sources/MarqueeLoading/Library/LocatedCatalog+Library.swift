import MarqueePropertyList
import MarqueeScreen

extension LocatedCatalog {
  /// Returns the reference of a section's item; `nil` if the section defines the item itself.
  ///
  /// - Complexity: O(log *references*).
  package func reference(ofItem item: Int) -> ItemReference? {
    let index = references.partitioningIndex { $0.item >= item }
    guard index < references.count, references[index].item == item else { return nil }
    return references[index]
  }

  func usesLibrary(section position: Int) -> Bool {
    guard !references.isEmpty else { return false }
    let items = sections[position].items
    let index = references.partitioningIndex { $0.item >= items.lowerBound }
    return index < references.count && references[index].item < items.upperBound
  }

  /// Combines a section's own items with library items, in order.
  ///
  /// - Parameter own: The items that the section defines, and those with replaced fields.
  func items(ofSection position: Int, own: [CatalogItem]) -> [CatalogItem] {
    var rest = own[...]
    guard let kind = sections[position].type?.itemKind else { return [] }
    return sections[position].items.compactMap { item in
      guard let reference = reference(ofItem: item) else { return rest.popFirst() }
      guard let shown = reference.target?.item else { return nil }
      return reference.override == nil ? shown.reduced(to: kind) : rest.popFirst()
    }
  }
}
