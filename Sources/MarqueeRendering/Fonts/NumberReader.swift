/// Reads variable-length numbers: seven bits per byte, the lowest first.
struct NumberReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// The largest number that is read; no valid number here is larger.
  private static let maximum = 1 << 24

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether no bytes are left.
  var isAtEnd: Bool { offset == bytes.count }

  mutating func hasStart(_ text: String) -> Bool {
    guard bytes.dropFirst(offset).starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  /// The next number; `nil` at the end, and for a number that is too large.
  mutating func next() -> Int? {
    var value = 0
    var shift = 0
    while offset < bytes.count, shift < 28 {
      let byte = bytes[offset]
      offset += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value <= Self.maximum ? value : nil }
      shift += 7
    }
    return nil
  }

  /// The next signed number, encoded as 0, -1, 1, -2, 2 and so on.
  mutating func nextSigned() -> Int? {
    next().map { $0 & 1 == 0 ? $0 >> 1 : -($0 >> 1) - 1 }
  }

  /// A list of values, preceded by its count; `nil` if a value cannot be read.
  mutating func list<Value>(of value: (inout NumberReader) -> Value?) -> [Value]? {
    // Each value has at least one byte, so a wrong count is detected here.
    guard let count = next(), count <= bytes.count - offset else { return nil }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      guard let next = value(&self) else { return nil }
      values.append(next)
    }
    return values
  }
}
