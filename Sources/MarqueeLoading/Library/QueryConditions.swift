import MarqueeCatalog

/// The conditions and the order of a section's library items.
struct QueryConditions {
  /// The accepted values of fields; for a list, one matching element is enough.
  var conditions: [(field: Field, values: [FieldValue])] = []
  /// The field to sort by; `nil` for the order of the library.
  var orderField: Field?
  /// Whether the greatest value comes first.
  var isDescending = false
  /// The most items that are shown.
  var limit: Int?

  /// Returns the items that meet all conditions, in order.
  ///
  /// - Complexity: O(*n* + *k* log *k*) in the items of the kind and those that meet all conditions, and
  ///   O(*n* log *n*) for the first query that asks for a field.
  func items(in library: ItemLibrary, of kind: ItemKind) -> [LibraryItem] {
    let items = library.items(of: kind)
    var found = Array(items.indices)
    for (number, condition) in conditions.enumerated() {
      let positions = library.index.column(of: condition.field, in: items, of: kind)
        .positions(of: condition.values)
      found = number == 0 ? positions : found.filter(Set(positions).contains)
    }
    return ordered(found, by: orderField.map { library.index.column(of: $0, in: items, of: kind) })
      .prefix(limit ?? .max).map { items[$0] }
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
