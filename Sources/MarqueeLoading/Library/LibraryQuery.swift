package import MarqueeCatalog

/// What a section asks of the library: the items of a kind that meet all conditions, in an order.
package struct LibraryQuery: Hashable, Sendable {
  /// The accepted values of a field; for a list, one matching element is enough.
  package struct Condition: Hashable, Sendable {
    package let field: String
    package let values: [FieldValue]

    package init(field: String, values: [FieldValue]) {
      self.field = field
      self.values = values
    }
  }

  package let kind: String
  /// The conditions, all of which an item must meet.
  package let conditions: [Condition]
  /// The key of the field to sort by; `nil` for the order of the library.
  package let orderField: String?
  package let isDescending: Bool
  /// The most items that are shown; `nil` for all.
  package let limit: Int?

  package init(
    kind: String, conditions: [Condition] = [], orderField: String? = nil,
    isDescending: Bool = false, limit: Int? = nil
  ) {
    self.kind = kind
    self.conditions = conditions
    self.orderField = orderField
    self.isDescending = isDescending
    self.limit = limit
  }

  /// Returns the items that meet all conditions, in order; none of an unknown kind.
  ///
  /// - Parameters:
  ///   - library: The items to choose from.
  ///   - contentModel: The kinds of items.
  /// - Complexity: O(*n* + *k* log *k*) in the items of the kind and those that meet all
  ///   conditions, and O(*n* log *n*) for the first query that asks for a field.
  package func items(in library: ItemLibrary, _ contentModel: ContentModel) -> [LibraryItem] {
    guard let kind = contentModel.itemKind(named: kind) else { return [] }
    let items = library.items(of: kind)
    func column(of key: String) -> FieldIndex.Column? {
      kind.position(ofField: key).map {
        library.index.column(of: kind.fields[$0], in: items, of: kind)
      }
    }
    var found = Array(items.indices)
    for (number, condition) in conditions.enumerated() {
      let positions = column(of: condition.field)?.positions(of: condition.values) ?? []
      found = number == 0 ? positions : found.filter(Set(positions).contains)
    }
    return ordered(found, by: orderField.flatMap(column)).prefix(max(0, limit ?? .max))
      .map { items[$0] }
  }

  /// Sorts positions by the value of a field; items without one come last, and the sort is stable.
  private func ordered(_ positions: [Int], by column: FieldIndex.Column?) -> [Int] {
    guard let ranks = column?.ranks else { return positions }
    return positions.sorted { left, right in
      switch (ranks[left], ranks[right]) {
      case (let a?, let b?) where a != b: isDescending ? b < a : a < b
      case (_?, nil): true
      case (nil, _?): false
      default: left < right
      }
    }
  }
}
