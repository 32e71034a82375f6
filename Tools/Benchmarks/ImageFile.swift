/// Generated images.
enum ImageFile {
  /// A PNG of 1 to 9 KB; every fifth has the same size in bytes as another one, like a duplicate.
  static func png(_ number: Int, width: UInt32 = 348, height: UInt32 = 522) -> [UInt8] {
    let noise = (0..<(1000 + number % 8000)).map { index in
      UInt8(truncatingIfNeeded: (index &* 31 &+ number) &* 2_654_435_761 >> 13)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0])
      + chunk("IDAT", noise) + chunk("IEND", [])
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    var crc = UInt32.max
    for byte in Array(type.utf8) + data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : 0xEDB8_8320 ^ crc >> 1 }
    }
    return bigEndian(UInt32(data.count)) + Array(type.utf8) + data + bigEndian(~crc)
  }
}
