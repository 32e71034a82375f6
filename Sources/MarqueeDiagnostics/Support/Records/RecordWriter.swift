/// Writes values one after the other, so that ``RecordReader`` reads them in the same order.
package struct RecordWriter {
  package private(set) var bytes: [UInt8] = []

  /// Starts an empty record.
  package init() {}

  /// Writes a nonnegative number with seven bits per byte, the lowest first.
  package mutating func count(_ value: Int) {
    var rest = UInt64(clamping: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes any 64-bit value in eight bytes, the lowest first.
  package mutating func word(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  package mutating func digest(_ value: ContentDigest) {
    word(value.first)
    word(value.second)
  }

  package mutating func flag(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  /// Writes bytes and their number.
  package mutating func data(_ value: [UInt8]) {
    count(value.count)
    bytes += value
  }

  package mutating func text(_ value: String) {
    count(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  package mutating func optional<Value>(
    _ value: Value?, _ body: (inout RecordWriter, Value) -> Void
  ) {
    flag(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func list<Element>(
    _ values: [Element], _ body: (inout RecordWriter, Element) -> Void
  ) {
    count(values.count)
    for value in values { body(&self, value) }
  }
}
