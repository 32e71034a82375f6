/// Builds PNG files by hand.
package enum PNGBytes {
  /// A complete PNG in 8-bit RGBA with empty pixels.
  ///
  /// - Parameter note: A text in the file, which makes two images of one size differ.
  package static func image(_ width: Int, _ height: Int, note: String = "") -> [UInt8] {
    signature + header(width: UInt64(width), height: UInt64(height))
      + (note.isEmpty ? [] : chunk("tEXt", Array("Comment\0\(note)".utf8)))
      + chunk("IDAT", [0]) + chunk("IEND", [])
  }

  /// The bytes that every PNG starts with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The header chunk of a PNG in 8-bit RGBA.
  package static func header(width: UInt64, height: UInt64) -> [UInt8] {
    chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0])
  }

  /// A chunk with its checksum, computed bit by bit.
  package static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    var crc = UInt32.max
    for byte in Array(type.utf8) + data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : 0xEDB8_8320 ^ crc >> 1 }
    }
    return bigEndian(UInt64(data.count)) + Array(type.utf8) + data + bigEndian(UInt64(~crc))
  }

  private static func bigEndian(_ value: UInt64) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
