package import MarqueeCatalog
package import MarqueePropertyList

extension LocatedCatalog {
  /// A field that an author wrote.
  package struct Occurrence {
    /// The field's entry in its table.
    package let field: Field
    /// The field's value.
    package let value: ValueIndex
    /// The position of the section that it belongs to.
    package let section: Int
    /// The position of the item that it belongs to; `nil` for a field of the section itself.
    package let item: Int?

    /// The field's key.
    package var key: ValueIndex { value - 1 }
  }

  /// Visits the fields of some kinds, in document order within a section or item.
  ///
  /// - Complexity: O(*fields*); `isWanted` is asked once per section and field of its tables.
  package func forEachField(
    where isWanted: (FieldKind) -> Bool, _ body: (Occurrence) -> Void
  ) {
    for (position, section) in sections.enumerated() {
      let table = (section.type.map(FieldTable.section) ?? .untypedSection).fields
      visit(section.fields, of: table, where: table.map { isWanted($0.kind) }) { field, value in
        body(Occurrence(field: field, value: value, section: position, item: nil))
      }
      guard let itemTable = section.type?.itemKind.fields else { continue }
      let wanted = itemTable.map { isWanted($0.kind) }
      guard wanted.contains(true) else { continue }
      for item in section.items {
        visit(items[item].fields, of: itemTable, where: wanted) { field, value in
          body(Occurrence(field: field, value: value, section: position, item: item))
        }
      }
    }
  }

  private func visit(
    _ range: Range<Int>, of table: [Field], where wanted: [Bool],
    _ body: (Field, ValueIndex) -> Void
  ) {
    for located in fields[range] where wanted[Int(located.position)] {
      body(table[Int(located.position)], Int(located.key) + 1)
    }
  }

  /// The value of a section's or an item's field; `nil` where the author did not write it.
  package func value(of key: String, in index: ValueIndex) -> ValueIndex? {
    document.member(key, of: index)?.value
  }
}
