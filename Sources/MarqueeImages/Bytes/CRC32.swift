/// The checksum of PNG and zip: the polynomial 0xEDB88320, reflected (ISO 3309).
package struct CRC32 {
  private var state = UInt32.max

  /// Begins with no bytes.
  package init() {}

  /// The checksum of the bytes so far.
  package var value: UInt32 { ~state }

  /// Adds bytes.
  package mutating func update(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      state = Self.table[Int((state ^ UInt32(byte)) & 0xFF)] ^ state >> 8
    }
  }

  private static let table: [UInt32] = (UInt32(0)..<256).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
  }
}
