import MarqueeLoading
import MarqueeScreen

extension LibraryQuery: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(
      kind: try record.read(), conditions: try record.read(), orderField: try record.read(),
      isDescending: try record.read(), limit: try record.read())
  }

  func write(to record: inout RecordWriter) {
    record.write(kind, conditions, orderField, isDescending, limit)
  }
}

extension LibraryQuery.Condition: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(field: try record.read(), values: try record.read())
  }

  func write(to record: inout RecordWriter) { record.write(field, values) }
}

extension FieldValue: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    switch try record.count() {
    case 0: self = .text(try record.read())
    case 1:
      guard let number = DecimalNumber(try record.read()) else { throw RecordReader.Damage() }
      self = .number(number)
    case 2: self = .boolean(try record.read())
    case 3: self = .list(try record.nested())
    case 4:
      let (keys, values): ([String], [FieldValue]) = (try record.read(), try record.nested())
      self = .group(Dictionary(first: zip(keys, values)))
    default: throw RecordReader.Damage()
    }
  }

  func write(to record: inout RecordWriter) {
    switch self {
    case .text(let text): record.write(0, text)
    case .number(let number): record.write(1, number.text)
    case .boolean(let boolean): record.write(2, boolean)
    case .list(let values): record.write(3, values)
    case .group(let values):
      let members = values.sorted { $0.key < $1.key }
      record.write(4, members.map(\.key), members.map(\.value))
    }
  }
}
