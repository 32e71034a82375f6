/// Reads variable-length numbers of a file of the program: seven bits per byte, the lowest first.
struct NumberReader {
  /// The bytes that are left.
  private(set) var bytes: ArraySlice<UInt8>

  mutating func next() -> Int {
    let byte = bytes.removeFirst()
    return byte < 0x80 ? Int(byte) : Int(byte & 0x7F) | next() << 7
  }

  /// The next signed number, encoded as 0, -1, 1, -2, 2 and so on.
  mutating func nextSigned() -> Int {
    let number = next()
    return number & 1 == 0 ? number >> 1 : -(number >> 1) - 1
  }

  /// A list of values, preceded by its count.
  mutating func list<Value>(of value: (inout NumberReader) -> Value) -> [Value] {
    (0..<next()).map { _ in value(&self) }
  }
}
