/// Writes values one after the other, so that ``RecordReader`` reads them in the same order.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []
  let files: RecordedFiles

  init(_ files: RecordedFiles) {
    self.files = files
  }

  mutating func write<each Value: Recorded>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }

  /// Writes a nonnegative number with seven bits per byte, the lowest first.
  mutating func count(_ value: Int) {
    var rest = UInt64(clamping: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes any 64-bit value in eight bytes, the lowest first.
  mutating func word(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// Writes bytes and their number.
  mutating func data(_ value: some Collection<UInt8>) {
    count(value.count)
    bytes.append(contentsOf: value)
  }
  mutating func optionalData(_ value: [UInt8]?) {
    write(value != nil)
    if let value { data(value) }
  }
}
