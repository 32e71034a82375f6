/// Builds files by hand, so that a test can say what no encoder would.
enum PictureBytes {
  static func bigEndian(_ value: UInt64, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  static func littleEndian(_ value: UInt64, count: Int) -> [UInt8] {
    bigEndian(value, count: count).reversed()
  }

  /// A chunk of a PNG with its checksum, worked out bit by bit.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    var crc = UInt32.max
    for byte in Array(type.utf8) + data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : 0xEDB8_8320 ^ crc >> 1 }
    }
    return bigEndian(UInt64(data.count), count: 4) + Array(type.utf8) + data
      + bigEndian(UInt64(~crc), count: 4)
  }

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The header chunk of a PNG of 8-bit RGB with opacity.
  static func pngHeader(width: UInt64, height: UInt64) -> [UInt8] {
    chunk("IHDR", bigEndian(width, count: 4) + bigEndian(height, count: 4) + [8, 6, 0, 0, 0])
  }

  /// A segment of a JPEG.
  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(UInt64(data.count + 2), count: 2) + data
  }

  /// The frame header of a JPEG of three channels.
  static func jpegFrame(width: UInt64, height: UInt64) -> [UInt8] {
    segment(
      0xC0,
      [8] + bigEndian(height, count: 2) + bigEndian(width, count: 2)
        + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  }

  /// A box of the ISO base media file format.
  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    bigEndian(UInt64(content.count + 8), count: 4) + Array(type.utf8) + content
  }

  static let heicType = box("ftyp", Array("heic\0\0\0\0mif1heic".utf8))

  /// A RIFF file of the form WEBP.
  static func webP(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + littleEndian(UInt64(chunks.count + 4), count: 4)
      + Array("WEBP".utf8) + chunks
  }
}
