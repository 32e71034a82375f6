import MarqueeCatalog

/// The conditions and the order of a section's library items.
struct QueryConditions {
  /// The accepted values of fields.
  var conditions: [(field: Field, values: [FieldValue])] = []
  /// The field to sort by; `nil` for the order of the library.
  var orderField: Field?
  /// Whether the greatest value comes first.
  var isDescending = false
  /// The most items that are shown.
  var limit: Int?

  /// Returns the items that meet all conditions, in order.
  ///
  /// - Complexity: O(*n* log *n*) in the items.
  func items(among all: [LibraryItem]) -> [LibraryItem] {
    let found = all.filter { item in
      conditions.allSatisfy { Self.holds(item.value(of: $0.field), oneOf: $0.values) }
    }
    return Array(ordered(found).prefix(limit ?? .max))
  }

  /// Whether a value is one of the accepted ones; for a list, one matching element is enough.
  private static func holds(_ value: FieldValue?, oneOf wanted: [FieldValue]) -> Bool {
    switch value {
    case .list(let elements)?: elements.contains(where: wanted.contains)
    case let value?: wanted.contains(value)
    case nil: false
    }
  }

  /// Sorts items by the value of a field; items without one come last, and the sort is stable.
  private func ordered(_ items: [LibraryItem]) -> [LibraryItem] {
    guard let orderField else { return items }
    let keyed = items.map { (item: $0, value: $0.value(of: orderField)) }
    let sorted = keyed.enumerated().sorted { left, right in
      switch (left.element.value, right.element.value) {
      case (let a?, let b?) where a != b: isDescending ? Self.precedes(b, a) : Self.precedes(a, b)
      case (_?, nil): true
      case (nil, _?): false
      default: left.offset < right.offset
      }
    }
    return sorted.map(\.element.item)
  }

  /// Orders numbers by value, texts by their bytes, and `false` before `true`.
  private static func precedes(_ left: FieldValue, _ right: FieldValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)):
      left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.boolean(let left), .boolean(let right)): !left && right
    default: false
    }
  }
}
