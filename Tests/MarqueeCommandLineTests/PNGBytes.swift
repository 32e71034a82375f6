/// Builds PNG files by hand.
enum PNGBytes {
  /// A whole PNG of 8-bit RGB with opacity; its pixels are empty.
  ///
  /// - Parameter note: A text inside of it, to tell images of one size apart.
  static func picture(_ width: Int, _ height: Int, note: String = "") -> [UInt8] {
    let header = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + (note.isEmpty ? [] : chunk("tEXt", Array("Comment\0\(note)".utf8)))
      + chunk("IDAT", [0]) + chunk("IEND", [])
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A chunk with its checksum, worked out bit by bit.
  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    var crc = UInt32.max
    for byte in Array(type.utf8) + data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : 0xEDB8_8320 ^ crc >> 1 }
    }
    return bigEndian(data.count) + Array(type.utf8) + data + bigEndian(Int(~crc))
  }
}
