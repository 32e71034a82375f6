import MarqueeDiagnostics

protocol Recorded {
  /// Reads what ``write(to:)`` wrote, in the same order.
  init(from record: inout RecordReader) throws(RecordReader.Damage)

  func write(to record: inout RecordWriter)
}

extension Recorded where Self: RawRepresentable, RawValue == String {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    guard let value = Self(rawValue: try record.read()) else { throw RecordReader.Damage() }
    self = value
  }

  func write(to record: inout RecordWriter) { record.write(rawValue) }
}

extension Int: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) { self = try record.count() }

  func write(to record: inout RecordWriter) { record.count(self) }
}

extension Bool: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    switch try record.byte() {
    case 0: self = false
    case 1: self = true
    default: throw RecordReader.Damage()
    }
  }

  func write(to record: inout RecordWriter) { record.count(self ? 1 : 0) }
}

extension UInt64: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) { self = try record.word() }

  func write(to record: inout RecordWriter) { record.word(self) }
}

extension String: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) { self = try record.text() }

  func write(to record: inout RecordWriter) { record.data(utf8) }
}

extension ContentDigest: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(first: try record.read(), second: try record.read())
  }

  func write(to record: inout RecordWriter) { record.write(first, second) }
}

extension Optional: Recorded where Wrapped: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self = try record.read() ? try record.read() as Wrapped : nil
  }

  func write(to record: inout RecordWriter) {
    record.write(self != nil)
    self?.write(to: &record)
  }
}

extension Array: Recorded where Element: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init()
    // Each value takes at least one byte, so a false count is noticed before it takes memory.
    for _ in 0..<(try record.count()) { append(try record.read()) }
  }

  func write(to record: inout RecordWriter) {
    record.count(count)
    for value in self { value.write(to: &record) }
  }
}
