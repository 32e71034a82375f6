/// Writes numbers with their highest byte first, as in font files.
struct BigEndianBytes {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  mutating func uint8(_ value: Int) {
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  /// Writes a two-byte number, signed or unsigned.
  mutating func int16(_ value: Int) {
    uint8(value >> 8)
    uint8(value)
  }

  mutating func uint32(_ value: UInt32) {
    int16(Int(value >> 16))
    int16(Int(value & 0xFFFF))
  }

  mutating func text(_ text: String) {
    bytes += text.utf8
  }

  /// The sum of all four-byte numbers, as the tables of a font define it.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << (24 - 8 * UInt32(index % 4))
    }
    return sum
  }
}
