import MarqueeDiagnostics
import MarqueeLoading

extension RecordWriter {
  mutating func query(_ query: LibraryQuery) {
    text(query.kind)
    list(query.conditions) { record, condition in
      record.text(condition.field)
      record.list(condition.values) { $0.value($1) }
    }
    optional(query.orderField) { $0.text($1) }
    flag(query.isDescending)
    optional(query.limit) { $0.count($1) }
  }

  private mutating func value(_ value: FieldValue) {
    switch value {
    case .text(let text):
      count(0)
      self.text(text)
    case .number(let number):
      count(1)
      text(number.text)
    case .boolean(let boolean):
      count(2)
      flag(boolean)
    case .list(let values):
      count(3)
      list(values) { $0.value($1) }
    case .group(let values):
      count(4)
      list(values.sorted { $0.key < $1.key }) { record, member in
        record.text(member.key)
        record.value(member.value)
      }
    }
  }
}

extension RecordReader {
  /// The depth of lists and groups that a record can have: deeper than any field's values.
  private static let maximumDepth = 64

  mutating func query() throws(Damage) -> LibraryQuery {
    LibraryQuery(
      kind: try text(),
      conditions: try list { record throws(Damage) in
        LibraryQuery.Condition(
          field: try record.text(),
          values: try record.list { record throws(Damage) in try record.value(depth: 0) })
      },
      orderField: try optional { record throws(Damage) in try record.text() },
      isDescending: try flag(),
      limit: try optional { record throws(Damage) in try record.count() })
  }

  private mutating func value(depth: Int) throws(Damage) -> FieldValue {
    guard depth < Self.maximumDepth else { throw Damage() }
    switch try count() {
    case 0: return .text(try text())
    case 1:
      guard let number = DecimalNumber(try text()) else { throw Damage() }
      return .number(number)
    case 2: return .boolean(try flag())
    case 3:
      return .list(try list { record throws(Damage) in try record.value(depth: depth + 1) })
    case 4:
      let members = try list { record throws(Damage) in
        (try record.text(), try record.value(depth: depth + 1))
      }
      return .group(Dictionary(members, uniquingKeysWith: { first, _ in first }))
    default: throw Damage()
    }
  }
}
