/// Reads what ``RecordWriter`` wrote.
///
/// Bytes that it did not write are rejected, and reading never leaves the record.
package struct RecordReader {
  /// The bytes are not those of a record.
  package struct Damage: Error {
    package init() {}
  }

  private var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  package var isAtEnd: Bool { rest.isEmpty }

  package mutating func count() throws(Damage) -> Int {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = rest.popFirst() else { throw Damage() }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(clamping: value) }
    }
    throw Damage()
  }

  package mutating func word() throws(Damage) -> UInt64 {
    guard rest.count >= 8 else { throw Damage() }
    defer { rest = rest.dropFirst(8) }
    return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  package mutating func digest() throws(Damage) -> ContentDigest {
    ContentDigest(first: try word(), second: try word())
  }

  package mutating func flag() throws(Damage) -> Bool {
    switch rest.popFirst() {
    case 0: false
    case 1: true
    default: throw Damage()
    }
  }

  package mutating func data() throws(Damage) -> ArraySlice<UInt8> {
    let count = try count()
    guard count <= rest.count else { throw Damage() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  package mutating func text() throws(Damage) -> String {
    String(decoding: try data(), as: UTF8.self)
  }

  package mutating func optional<Value>(
    _ body: (inout RecordReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    try flag() ? try body(&self) : nil
  }

  package mutating func list<Element>(
    _ body: (inout RecordReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    var values: [Element] = []
    // Each value takes at least one byte, so a false count is noticed before it takes memory.
    for _ in 0..<(try count()) { values.append(try body(&self)) }
    return values
  }
}
