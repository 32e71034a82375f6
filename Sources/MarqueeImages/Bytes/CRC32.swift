/// The checksum of PNG and zip: the polynomial 0xEDB88320, reflected (ISO 3309).
package struct CRC32 {
  private var state = UInt32.max

  /// Begins with no bytes.
  package init() {}

  /// The checksum of the bytes so far.
  package var value: UInt32 { ~state }

  /// Adds bytes, eight at a time if possible.
  package mutating func update(_ bytes: ArraySlice<UInt8>) {
    var state = state
    var index = bytes.startIndex
    let tables = Self.tables
    while bytes.endIndex - index >= 8 {
      let low =
        state ^ UInt32(bytes[index]) ^ UInt32(bytes[index + 1]) << 8
        ^ UInt32(bytes[index + 2]) << 16 ^ UInt32(bytes[index + 3]) << 24
      let near =
        tables[0x700 | Int(low & 0xFF)] ^ tables[0x600 | Int(low >> 8 & 0xFF)]
        ^ tables[0x500 | Int(low >> 16 & 0xFF)] ^ tables[0x400 | Int(low >> 24)]
      let far =
        tables[0x300 | Int(bytes[index + 4])] ^ tables[0x200 | Int(bytes[index + 5])]
        ^ tables[0x100 | Int(bytes[index + 6])] ^ tables[Int(bytes[index + 7])]
      state = near ^ far
      index += 8
    }
    while index < bytes.endIndex {
      state = tables[Int((state ^ UInt32(bytes[index])) & 0xFF)] ^ state >> 8
      index += 1
    }
    self.state = state
  }

  /// Eight tables of 256: table *n* moves a byte past *n* further bytes.
  private static let tables: [UInt32] = {
    var tables = (UInt32(0)..<256).map { byte in
      (0..<8).reduce(byte) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
    }
    for index in 256..<2048 {
      let previous = tables[index - 256]
      tables.append(tables[Int(previous & 0xFF)] ^ previous >> 8)
    }
    return tables
  }()
}
