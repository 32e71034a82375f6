import MarqueeDiagnostics
import MarqueeScreen

/// The values of a library's items in the fields that queries ask for, each field read once for all
/// queries of all screens.
final class FieldIndex: Sendable {
  struct Column: Sendable {
    /// The positions of the items with a value, in order; an item with a list has each of its
    /// elements.
    fileprivate let positions: [FieldValue: [Int]]
    /// The place of each item's value among all values, from the least; values of which none
    /// precedes the other have one place, and an item without a value has none.
    let ranks: [Int?]

    /// Returns the positions of the items with one of some values, in order.
    func positions(of values: [FieldValue]) -> [Int] {
      guard values.count != 1 else { return positions[values[0], default: []] }
      return Set(values.flatMap { positions[$0, default: []] }).sorted()
    }
  }

  private let columns = Locked<[ItemKind: [String: Column]]>([:])

  /// Returns the values of a field.
  ///
  /// - Parameter items: All items of the kind, the same for each call.
  /// - Complexity: O(*n* log *n*) in the items for the first call.
  func column(of field: Field, in items: [LibraryItem], of kind: ItemKind) -> Column {
    if let known = columns.withLock({ $0[kind]?[field.key] }) { return known }
    let column = Column(items.map { $0.document.fieldValue(of: field, in: $0.value) })
    columns.withLock { $0[kind, default: [:]][field.key] = column }
    return column
  }
}

extension FieldIndex.Column {
  fileprivate init(_ values: [FieldValue?]) {
    var positions: [FieldValue: [Int]] = [:]
    for (position, value) in values.enumerated() {
      switch value {
      case .list(let elements)?:
        for element in Set(elements) { positions[element, default: []].append(position) }
      case let value?: positions[value, default: []].append(position)
      case nil: break
      }
    }
    self.positions = positions
    let written = values.enumerated().compactMap { position, value in value.map { (position, $0) } }
    let sorted = written.sorted { Self.precedes($0.1, $1.1) }
    var ranks = [Int?](repeating: nil, count: values.count)
    var rank = 0
    for (index, (position, value)) in sorted.enumerated() {
      if index > 0, Self.precedes(sorted[index - 1].1, value) { rank += 1 }
      ranks[position] = rank
    }
    self.ranks = ranks
  }

  /// Orders numbers by value, texts by their bytes, and `false` before `true`.
  ///
  /// Lists and groups have no order. Values of several kinds, all but one of which are errors, are
  /// ordered by their kinds.
  private static func precedes(_ left: FieldValue, _ right: FieldValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)):
      left.precedesByBytes(right)
    case (.boolean(let left), .boolean(let right)): !left && right
    default: order(left) < order(right)
    }
  }

  private static func order(_ value: FieldValue) -> Int {
    switch value {
    case .number: 0
    case .boolean: 1
    case .text: 2
    case .list, .group: 3
    }
  }
}
